/** A service that is away or full: ask again in a second. */
export const BUSY = { 'retry-after': '1' } as const;
