import type { TypedWord } from './typed-words';

export const textRead = (words: readonly TypedWord[]): string => words.map(({ read }) => read).join(' ');
export const textTyped = (words: readonly TypedWord[]): string => words.map(({ typed }) => typed).join(' ');

/** Whether nothing has claimed any of them. */
export const isFree = (words: readonly TypedWord[]): boolean =>
  words.length > 0 && words.every(({ part }) => part === null);

export function claimed(words: TypedWord[]): TypedWord[] {
  for (const word of words) word.part = 'place';
  return words;
}
