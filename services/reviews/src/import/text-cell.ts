/** Long enough for what a place is called or said to be, by the columns of a venue. */
export const LENGTHS = { name: 255, address: 500, city: 100, postcode: 12, website: 300, note: 400, id: 200 } as const;

/** How Excel keeps "0123" as text; what it shows is what was meant. */
const KEPT_AS_TEXT = /^="([^"]*)"$/;
const CONTROL = /[\p{Cc}\p{Cs}\u200b-\u200f\u2028-\u202e\ufeff]/gu;

/** A cell as text that may be shown; undefined for a spreadsheet's formula, which nobody here works out. */
export function textCell(text: string | null): string | null | undefined {
  if (text === null) return null;
  const plain = text.replace(CONTROL, ' ').replace(/\s+/g, ' ').trim();
  const kept = KEPT_AS_TEXT.exec(plain);
  if (kept) return kept[1]?.trim() || null;
  return plain.startsWith('=') ? undefined : plain || null;
}

/** As much of what stands in a cell as helps to find it. */
export const shownCell = (text: string): string => text.replace(CONTROL, ' ').slice(0, 80);
