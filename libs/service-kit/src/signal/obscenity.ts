import { englishDataset, englishRecommendedTransformers, parseRawPattern, RegExpMatcher } from 'obscenity';
import { INNOCENT_WORDS } from './innocent-words';

/** Said against disabled people, and not in the list that the library brings. */
const ABLEIST = ['|spaz', '|mong|', '|mongs|', '|spacker', '|spacca|', '|window licker', '|flid|'];

const english = englishDataset.build();
const matcher = new RegExpMatcher({
  ...english,
  ...englishRecommendedTransformers,
  whitelistedTerms: [...(english.whitelistedTerms ?? []), ...INNOCENT_WORDS],
  blacklistedTerms: [
    ...english.blacklistedTerms,
    ...ABLEIST.map((pattern, place) => ({ id: 10_000 + place, pattern: parseRawPattern(pattern) })),
  ],
});

/** Letters that somebody set apart: "i d i o t". */
const SPACED = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][\s.\-_*]{1,3}){2,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu;

/** Whether a text has a word that may hurt: places are called strangely, and are no reason. */
export const hasObscenity = (text: string): boolean =>
  matcher.hasMatch(text) ||
  matcher.hasMatch((text.match(SPACED) ?? []).join(' ').replace(/(?<=\S)[\s.\-_*]{1,3}(?=\S)/gu, ''));
