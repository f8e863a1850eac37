import { repairText } from '@waymark/seed/text';

/** Windows-1252 punctuation that was read as Latin-1 and became control characters. */
const WINDOWS: Record<string, string> = {
  '\u0091': '‘',
  '\u0092': '’',
  '\u0093': '“',
  '\u0094': '”',
  '\u0096': '–',
  '\u0097': '—',
};

/** Returns a source's text as one line with single spaces; empty when it has no content. */
export function oneLine(text: string | undefined): string {
  return repairText(text ?? '')
    .replace(/[\u0091-\u0097]/g, (letter) => WINDOWS[letter] ?? ' ')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
