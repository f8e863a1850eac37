import { FILE_MAX_BYTES, FILE_TOO_LARGE, readPaletteFile, type ReadPalette } from './read-palette-file';

/** Reads a chosen file. One that is too large is refused by its size and never opened. */
export async function importPalette(file: File): Promise<ReadPalette> {
  if (file.size > FILE_MAX_BYTES) return { problem: FILE_TOO_LARGE };
  try {
    return readPaletteFile(await file.text());
  } catch {
    return { problem: 'Your browser could not read this file. Please choose it again.' };
  }
}
