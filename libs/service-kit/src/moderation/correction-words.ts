import type { CorrectableText } from '@waymark/contracts-core';

/** Texts by name of the part. */
export type Words = Readonly<Record<string, string>>;

export type CorrectedText = Pick<CorrectableText, 'part' | 'label' | 'text'>;

export const wordsOf = (texts: readonly CorrectedText[]): Words =>
  Object.fromEntries(texts.map(({ part, text }) => [part, text]));

/** A correction in force: the corrected text of staff and the author's original. */
export interface Standing {
  words: readonly CorrectedText[];
  original: Words;
}

/**
 * Merges a new correction with the one in force. Parts of the old one that the author has not changed since remain
 * corrected, and their original text is the author's from before both.
 */
export function joined(words: readonly CorrectedText[], before: Standing | null, now: Words): Standing {
  const unchanged = before?.words.filter(({ part, text }) => now[part] === text) ?? [];
  const carried = unchanged.filter(({ part }) => words.every((one) => one.part !== part));
  const standing = new Set(unchanged.map(({ part }) => part));
  const all = [...words, ...carried].filter(({ part }) => now[part] !== undefined);
  const original = all.map(({ part }) => [part, (standing.has(part) ? before?.original[part] : now[part]) ?? '']);
  return { words: all, original: Object.fromEntries(original) };
}

/**
 * Returns the original text of parts to restore when a correction is withdrawn. Skips parts that the author has
 * changed since.
 */
export function takenBack({ words, original }: Standing, now: Words): Words {
  return Object.fromEntries(
    words.flatMap(({ part, text }) => (now[part] === text ? [[part, original[part] ?? text] as const] : [])),
  );
}
