import { cleanLine } from '@waymark/contracts-core';
import { repairText } from '@waymark/seed/text';

/** Long enough for what a place is called or said to be, by the columns of a venue. */
export const LENGTHS = { name: 255, address: 500, city: 100, postcode: 12, website: 300, note: 400, id: 200 } as const;

/** How Excel keeps "0123" as text; what it shows is what was meant. */
const KEPT_AS_TEXT = /^="([^"]*)"$/;
const FORMULA = 'This is a formula of a spreadsheet. Save its result as text.';
const LOST = 'Letters of this text were lost before it came here. Export it again as UTF-8.';

const line = (text: string) => cleanLine(text).replace(/ +/g, ' ');
const keptText = (text: string) => KEPT_AS_TEXT.exec(text)?.[1]?.trim() ?? text;

/** A cell as text that may be shown, without the damage that programs did to it; null for an empty one. */
export const textCell = (text: string | null): string | null => keptText(line(repairText(text ?? ''))) || null;

/** What names a place in every edition of its list: repairing it would make it another one. */
export const idCell = (text: string | null): string | null => keptText(line(text ?? '')) || null;

/** Why a cell cannot be taken as text; null where it can. */
export function cellFault(text: string | null): string | null {
  const plain = keptText(line(text ?? ''));
  if (plain.startsWith('=')) return FORMULA;
  return plain.includes('\ufffd') ? LOST : null;
}

/** The first letters of a text, none of them cut in half. */
export const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

/** As much of what stands in a cell as helps to find it. */
export const shownCell = (text: string): string => cut(line(text), 80);
