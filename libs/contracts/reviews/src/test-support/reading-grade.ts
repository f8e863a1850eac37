/** Publishers' names count as one easy word, as the formula's own rules say about names. */
const NAMES = /OpenStreetMap/g;

/** Returns the US school grade by Flesch and Kincaid (1975): long sentences and long words raise it. */
export function readingGrade(text: string): number {
  const sentences = text.split(/[.:!?](?:\s|$)/).filter((one) => one.trim().length > 0);
  const words = text.replace(NAMES, 'Name').match(/[\p{L}\d]+/gu) ?? [];
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 15.59;
}

function syllablesOf(word: string): number {
  const lower = word.toLowerCase().replace(/(?<=..)(?:es|ed|e)$/, '');
  return Math.max(1, lower.match(/[aeiouy]+/g)?.length ?? 0);
}
