import { phrasesOf, readLexicon, valuesOf } from '../lexicon/read-lexicon';

/** Words of a question that say nothing about what is looked for. */
export const FILLERS = phrasesOf('fillers');

/** Of those, the ones that also begin names: "Best Western", "Open Air Theatre". */
export const SOFT_FILLERS: ReadonlySet<string> = new Set(
  readLexicon('fillers')
    .filter(({ weight }) => weight < 1)
    .map(({ phrase }) => phrase),
);

/** No source tells who pays; "carer" alone asks for staff who know what to do. */
export const CARER_TICKETS = phrasesOf('unsupported', 'carer-ticket');

/** "M&S Food" is a shop. */
export const FOOD_OF_SHOPS: ReadonlySet<string> = new Set(
  [...phrasesOf('name-parts', 'food-shop')].map((shop) => `${shop} food`),
);

/** What people ask for and our data has no word about: said, and left out. */
export const UNHELD: ReadonlySet<string> = new Set(
  readLexicon('unsupported').flatMap(({ phrase, weight }) =>
    weight === 1 && !CARER_TICKETS.has(phrase) ? [phrase] : [],
  ),
);

/** Before a place. `in` and `at` mean the place itself, the others round about it. */
export const IN_WORDS = phrasesOf('relations', 'in');
export const NEAR_WORDS = phrasesOf('relations', 'near');

/** Before what a place should have. */
export const HAVING = phrasesOf('relations', 'having');
/** "Near Euston with a guide dog", "near Euston that is open": the place ends before these. */
export const AFTER_PLACE: ReadonlySet<string> = new Set([...HAVING, ...phrasesOf('relations', 'which')]);

export const NEAR_ME = phrasesOf('relations', 'near-me');

/** What people say -> how signs have it. */
export const NAMES_AS_SPOKEN: ReadonlyMap<string, string> = new Map([
  ...valuesOf('aliases'),
  ...valuesOf('abbreviations'),
]);
