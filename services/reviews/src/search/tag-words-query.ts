/**
 * Builds a tsquery for a tag: any of the phrases, all words of a phrase. The last word is a prefix, so that "ramp"
 * finds "ramps". The words come normalised from our own list of tags, so they contain no operators.
 */
export function tagWordsQuery(phrases: readonly string[]): string {
  return phrases.map((phrase) => `(${phrase.split(' ').join(' & ')}:*)`).join(' | ');
}
