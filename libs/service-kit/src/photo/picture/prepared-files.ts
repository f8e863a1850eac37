/** Files that the program which prepares photos reads and writes, all in one folder. */
export const PREPARED_FILES = { original: 'original', full: 'full.webp', thumb: 'thumb.webp' } as const;

/** Longest side in pixels of what is kept. */
export const PHOTO_SIDES = { full: 2400, thumb: 480 } as const;
