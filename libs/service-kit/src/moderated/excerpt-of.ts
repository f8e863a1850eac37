import type { ShownContent } from '@waymark/contracts-core';

/** Enough to tell what it is about. Characters. */
const MOST = 160;

/** How it begins: its first words, else those of its first photo. */
export function excerptOf({ texts, photos }: Pick<ShownContent, 'texts' | 'photos'>): string {
  const text = texts.map((one) => one.text).find((one) => one.trim() !== '') ?? photos[0]?.description ?? '';
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  return letters.length > MOST ? `${letters.slice(0, MOST).join('').trimEnd()}…` : letters.join('');
}
