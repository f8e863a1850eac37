const SPECIAL: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
};
const LONGEST = 60;
/** The maximum number of words in a search; nobody needs more. */
export const MOST_ASKED = 12;

// Splits text into words by the Unicode rules, and with a dictionary in scripts without spaces.
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Normalises spelling variants of a word: no accents, lower case, only letters and digits. */
function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøłđæœıþ]/g, (letter) => SPECIAL[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .normalize('NFC');
}

const cut = (word: string): string => [...word].slice(0, LONGEST).join('');

/** Returns the normalised words of a text, each once. */
export function wordsOf(text: string): string[] {
  const words = new Set<string>();
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    const word = isWordLike ? cut(fold(segment)) : '';
    if (word) words.add(word);
  }
  return [...words];
}

/**
 * Returns singular and plural of a word, so that "boats" also finds "boat". Covers the regular rules of English only.
 */
export function formsOf(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word)) return [word];
  if (/(?:s|x|ch|sh)es$/.test(word)) return [word, word.slice(0, -2), word.slice(0, -1)];
  if (/[^aeiou]ies$/.test(word)) return [word, `${word.slice(0, -3)}y`];
  if (/[^aeiou]y$/.test(word)) return [word, `${word.slice(0, -1)}ies`];
  if (/(?:[sx]|ch|sh)$/.test(word)) return /[^siu]s$/.test(word) ? [word, word.slice(0, -1)] : [word, `${word}es`];
  return [word, `${word}s`];
}

/** A search as a PostgreSQL tsquery that matches all words in any order. The last word may be incomplete. */
export interface WordsAsked {
  whole: string;
  /** The complete words and the last, possibly incomplete word; null if there is only one word. */
  apart: { typed: string; last: string } | null;
}

/** Returns null if the search contains no words. */
export function wordsAskedOf(asked: string): WordsAsked | null {
  const words = wordsOf(asked).slice(0, MOST_ASKED);
  // Words contain only letters and digits, so they cannot be tsquery operators.
  const parts = words.map((word, place) => eitherOf(formsOf(word), place === words.length - 1));
  const last = parts.at(-1);
  if (last === undefined) return null;
  const typed = parts.slice(0, -1).join(' & ');
  return { whole: parts.join(' & '), apart: typed === '' ? null : { typed, last } };
}

export const tsQueryOf = (asked: string): string | null => wordsAskedOf(asked)?.whole ?? null;

/**
 * Joins the forms of a word with "or". A word that is still being typed matches as a prefix, which includes its longer
 * forms.
 */
function eitherOf([word = '', ...others]: string[], isTyped: boolean): string {
  const forms = [isTyped ? `'${word}':*` : `'${word}'`].concat(
    others.filter((other) => !isTyped || !other.startsWith(word)).map((other) => `'${other}'`),
  );
  return forms.length === 1 ? forms.join('') : `(${forms.join(' | ')})`;
}
