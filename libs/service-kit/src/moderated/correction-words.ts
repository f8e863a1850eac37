import type { CorrectableText } from '@waymark/contracts-core';

/** Texts by their part. */
export type Words = Readonly<Record<string, string>>;

export type CorrectedText = Pick<CorrectableText, 'part' | 'label' | 'text'>;

export const wordsOf = (texts: readonly CorrectedText[]): Words =>
  Object.fromEntries(texts.map(({ part, text }) => [part, text]));

/** A correction that stands: what staff wrote, and what the author had written there. */
export interface Standing {
  words: readonly CorrectedText[];
  original: Words;
}

/**
 * A new correction over one that stands: parts of that which are still as staff wrote them belong to the new one too, and the
 * author's words are those from before both.
 */
export function joined(words: readonly CorrectedText[], before: Standing | null, now: Words): Standing {
  const unchanged = before?.words.filter(({ part, text }) => now[part] === text) ?? [];
  const carried = unchanged.filter(({ part }) => words.every((one) => one.part !== part));
  const standing = new Set(unchanged.map(({ part }) => part));
  const all = [...words, ...carried].filter(({ part }) => now[part] !== undefined);
  const original = all.map(({ part }) => [part, (standing.has(part) ? before?.original[part] : now[part]) ?? '']);
  return { words: all, original: Object.fromEntries(original) };
}

/** The words to write when a correction is taken back: none over what its author has written since. */
export function takenBack({ words, original }: Standing, now: Words): Words {
  return Object.fromEntries(
    words.flatMap(({ part, text }) => (now[part] === text ? [[part, original[part] ?? text] as const] : [])),
  );
}
