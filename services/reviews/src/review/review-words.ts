import { fold } from '../text/fold';

/** Longer words are cut there when they are stored (0002_lists). */
const LONGEST_WORD = 40;

/**
 * What somebody typed as a tsquery: every word must be the beginning of a word of the review, its author's name or its
 * venue. Undefined when nothing was typed, null when it holds no word: nothing can match that.
 */
export function reviewWords(text: string | undefined): string | null | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const words = fold(text).split(' ').filter(Boolean);
  // Letters and digits only are left, so that nothing in it can be an operator.
  return words.length === 0
    ? null
    : words.map((word) => `'${[...word].slice(0, LONGEST_WORD).join('')}':*`).join(' & ');
}
