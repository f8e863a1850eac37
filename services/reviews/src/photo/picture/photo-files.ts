/** Files that the program which prepares photos reads and writes, all in one folder. */
export const PHOTO_FILES = { original: 'original', full: 'full.webp', thumb: 'thumb.webp' } as const;
