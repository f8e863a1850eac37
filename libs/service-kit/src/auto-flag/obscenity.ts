import { englishDataset, englishRecommendedTransformers, parseRawPattern, RegExpMatcher } from 'obscenity';
import { INNOCENT_WORDS } from './innocent-words';

/** Insults of disabled people that the library's list lacks. */
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

/** Matches letters with separators between them: "i d i o t". */
const SPACED = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][\s.\-_*]{1,3}){2,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu;

/** Checks whether a text contains an offensive word. Ignores place names and other names that only look like one. */
export const hasObscenity = (text: string): boolean =>
  matcher.hasMatch(text) ||
  matcher.hasMatch((text.match(SPACED) ?? []).join(' ').replace(/(?<=\S)[\s.\-_*]{1,3}(?=\S)/gu, ''));
