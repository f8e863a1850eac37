const FACTOR = Number(process.env['TIME_LIMIT_FACTOR']) || 1;

/** Multiplies every time limit: on a busy machine, such as one that runs all tests, work takes longer. Milliseconds. */
export const timeLimit = (ms: number): number => ms * FACTOR;
