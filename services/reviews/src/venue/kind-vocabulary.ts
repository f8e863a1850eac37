import type { KindMeaning } from './kind-meaning';
import kinds from './kinds.json' with { type: 'json' };

/** A row of kinds.json. */
interface ListedKind extends Omit<KindMeaning, 'otherwise'> {
  note?: string;
  /** The most common words for it. */
  usual: readonly string[];
  otherwise?: { nameWords: readonly string[]; pattern: string; kinds?: readonly string[] };
}

const FOOD_SELLERS = ['restaurant', 'cafe', 'fast_food', 'pub', 'shop'];

function toMeaning({ label, kinds: listed, category, nameWords, named, otherwise }: ListedKind): KindMeaning {
  const sellers = otherwise?.kinds ?? FOOD_SELLERS;
  return {
    label,
    kinds: listed,
    ...(category && { category }),
    ...(nameWords && { nameWords }),
    ...(named && { named }),
    // Food inspection lists have no such kind. It is recognised by words in the name, except in an inn named after it.
    ...(otherwise && {
      otherwise: {
        kinds: sellers,
        nameWords: otherwise.nameWords,
        named: { kinds: sellers, words: [otherwise.pattern] },
      },
    }),
  };
}

const LISTED = Object.entries<ListedKind>(kinds).map(([id, row]) => ({
  id,
  usual: row.usual,
  meaning: toMeaning(row),
}));

/** The meanings of the IDs in kinds.json. */
export const KINDS: ReadonlyMap<string, KindMeaning> = new Map(LISTED.map(({ id, meaning }) => [id, meaning]));

/** The usual words for kinds of places. */
export const USUAL_NAMES: readonly string[] = LISTED.flatMap(({ usual }) => usual);

/** Returns the usual words for this kind, or for the category if there is no kind. */
function usualNames(kind: string | null, category: string): readonly string[] {
  const plain = LISTED.filter(({ meaning }) => !meaning.nameWords);
  const own =
    kind === null
      ? plain.find(({ meaning }) => meaning.category === category)
      : ([plain, LISTED].flatMap((all) => all.find(({ meaning }) => meaning.kinds[0] === kind) ?? [])[0] ??
        plain.find(({ meaning }) => meaning.kinds.includes(kind)));
  return own?.usual ?? [];
}

/** Returns the words for the kind in the search index, so that "leeds train station" finds the venue. */
export function kindWords(kind: string | null, category: string): string {
  const usual = usualNames(kind, category).flatMap((name) => name.split(' '));
  return [...new Set([...usual, kind?.replaceAll('_', ' ') ?? '', category])].filter(Boolean).join(' ');
}
