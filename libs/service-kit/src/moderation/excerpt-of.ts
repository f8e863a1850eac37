import type { ShownContent } from '@waymark/contracts-core';

/** Characters; enough to recognise the content. */
const MOST = 160;

/** Returns the start of the text, or else of the first photo's description. */
export function excerptOf({ texts, photos }: Pick<ShownContent, 'texts' | 'photos'>): string {
  const text = texts.map((one) => one.text).find((one) => one.trim() !== '') ?? photos[0]?.description ?? '';
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  return letters.length > MOST ? `${letters.slice(0, MOST).join('').trimEnd()}…` : letters.join('');
}
