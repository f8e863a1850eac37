import { cleanLine } from '@waymark/contracts-core';
import { repairText } from '@waymark/seed/text';

/** The maximum lengths of a venue's columns. */
export const LENGTHS = { name: 255, address: 500, city: 100, postcode: 12, website: 300, note: 400, id: 200 } as const;

/** Matches Excel's notation for "0123" as text. Only the visible part counts. */
const STORED_AS_TEXT = /^="([^"]*)"$/;
const FORMULA = 'This is a formula of a spreadsheet. Save its result as text.';
const LOST = 'Letters of this text were lost before it came here. Export it again as UTF-8.';

const line = (text: string) => cleanLine(text).replace(/ +/g, ' ');
const storedText = (text: string) => STORED_AS_TEXT.exec(text)?.[1]?.trim() ?? text;

/** Returns a cell as text that may be shown, with encoding damage repaired; null for an empty cell. */
export const textCell = (text: string | null): string | null => storedText(line(repairText(text ?? ''))) || null;

/** Returns a cell as an ID. An ID must be identical in every edition, so it is not repaired. */
export const idCell = (text: string | null): string | null => storedText(line(text ?? '')) || null;

/** Returns why a cell is invalid text; null if it is fine. */
export function cellFault(text: string | null): string | null {
  const plain = storedText(line(text ?? ''));
  if (plain.startsWith('=')) return FORMULA;
  return plain.includes('\ufffd') ? LOST : null;
}

/** Returns the first letters of a text without splitting a surrogate pair. */
export const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

/** Returns enough of a cell's text to find it. */
export const shownCell = (text: string): string => cut(line(text), 80);
