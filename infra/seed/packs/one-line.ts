import { repairText } from '@waymark/seed/text';

/** Punctuation of Windows-1252 that somebody read as Latin-1: it is there as control characters. */
const WINDOWS: Record<string, string> = {
  '\u0091': '‘',
  '\u0092': '’',
  '\u0093': '“',
  '\u0094': '”',
  '\u0096': '–',
  '\u0097': '—',
};

/** A text of a source as one line of letters and single spaces; empty where it says nothing. */
export function oneLine(text: string | undefined): string {
  return repairText(text ?? '')
    .replace(/[\u0091-\u0097]/g, (letter) => WINDOWS[letter] ?? ' ')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
