/** Files that the photo-preparing process reads and writes, all in one folder. */
export const PREPARED_FILES = { original: 'original', full: 'full.webp', thumb: 'thumb.webp' } as const;

/** Longest side of the stored files in pixels. */
export const PHOTO_SIDES = { full: 2400, thumb: 480 } as const;
