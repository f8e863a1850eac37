/** What a question asks for, by the words that say it. */
interface Said {
  words: readonly { read: string }[];
}

/** Said by their own name, with a hoist and a bench for adults, or by what they are for. */
export const CHANGING_PLACES = 'changing places';
const NAME = 'changing place';
const SAID = new Set(['change', 'changing', 'hoist']);

export const isChangingPlaces = ({ words }: Said): boolean => words.some(({ read }) => SAID.has(read));

export const asksChangingPlaces = ({ features }: { features: readonly Said[] }): boolean =>
  features.some(isChangingPlaces);

/** No source has a field for them; some places are called so. */
export const isCalledChangingPlaces = ({ names }: { names: readonly string[] }): boolean =>
  names.some((name) => name.includes(NAME));
