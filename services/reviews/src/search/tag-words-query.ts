/**
 * Words of a tag as a tsquery: any of the phrases, all words of a phrase, the last one perhaps unfinished, so that "ramp"
 * finds "ramps". The words come from our own list of tags, folded: no sign in them means anything to PostgreSQL.
 */
export function tagWordsQuery(phrases: readonly string[]): string {
  return phrases.map((phrase) => `(${phrase.split(' ').join(' & ')}:*)`).join(' | ');
}
