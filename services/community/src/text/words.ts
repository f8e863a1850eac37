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
/** Of a search: who types more is not looking for more. */
export const MOST_ASKED = 12;

// By the rules of Unicode, and by dictionary where a script has no spaces between words.
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** One form for what people would type for the same word: no accents, no case, nothing but letters and digits. */
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

/** The words of a text, folded, each once. */
export function wordsOf(text: string): string[] {
  const words = new Set<string>();
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    const word = isWordLike ? cut(fold(segment)) : '';
    if (word) words.add(word);
  }
  return [...words];
}

/** One of it and more of it: whoever looks for "boats" means a boat, too. By the plain rules of English alone. */
export function formsOf(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word)) return [word];
  if (/(?:s|x|ch|sh)es$/.test(word)) return [word, word.slice(0, -2), word.slice(0, -1)];
  if (/[^aeiou]ies$/.test(word)) return [word, `${word.slice(0, -3)}y`];
  if (/[^aeiou]y$/.test(word)) return [word, `${word.slice(0, -1)}ies`];
  if (/(?:[sx]|ch|sh)$/.test(word)) return /[^siu]s$/.test(word) ? [word, word.slice(0, -1)] : [word, `${word}es`];
  return [word, `${word}s`];
}

/** What somebody looks for, as PostgreSQL's tsquery: every word, in any order, the last one perhaps not typed to its end. */
export interface WordsAsked {
  whole: string;
  /** All but the last word, and the last one alone; null where there is only one. */
  apart: { typed: string; last: string } | null;
}

/** Null where there is no word in it. */
export function wordsAskedOf(asked: string): WordsAsked | null {
  const words = wordsOf(asked).slice(0, MOST_ASKED);
  // Letters and digits alone: nothing in them has a meaning of its own there.
  const parts = words.map((word, place) => eitherOf(formsOf(word), place === words.length - 1));
  const last = parts.at(-1);
  if (last === undefined) return null;
  const typed = parts.slice(0, -1).join(' & ');
  return { whole: parts.join(' & '), apart: typed === '' ? null : { typed, last } };
}

export const tsQueryOf = (asked: string): string | null => wordsAskedOf(asked)?.whole ?? null;

/** The end of what is being typed stands for all that begin so: more of it among them. */
function eitherOf([word = '', ...others]: string[], isTyped: boolean): string {
  const forms = [isTyped ? `'${word}':*` : `'${word}'`].concat(
    others.filter((other) => !isTyped || !other.startsWith(word)).map((other) => `'${other}'`),
  );
  return forms.length === 1 ? forms.join('') : `(${forms.join(' | ')})`;
}
