import { fold } from '../text/fold';

/** Longer words are truncated when they are stored (0002_lists), so search words are truncated, too. */
const LONGEST_WORD = 40;

/**
 * Converts a search to a tsquery: each word must be a prefix of a word in the review, its author's name or its venue.
 * Returns undefined for an empty search, null for one without words: nothing can match it.
 */
export function reviewWords(text: string | undefined): string | null | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const words = fold(text).split(' ').filter(Boolean);
  // Only letters and digits remain, so a word cannot be an operator.
  return words.length === 0
    ? null
    : words.map((word) => `'${[...word].slice(0, LONGEST_WORD).join('')}':*`).join(' & ');
}
