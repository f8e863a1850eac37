import type { KindMeaning } from './kind-meaning';
import kinds from './kinds.json' with { type: 'json' };

/** A row of kinds.json. */
interface ListedKind extends Omit<KindMeaning, 'otherwise'> {
  note?: string;
  /** What places of it are called most often. */
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
    // As inspectors of food list it: by words of its name, and a pattern that tells it from an inn that is called after it.
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

/** What is meant by the ids of kinds.json. */
export const KINDS: ReadonlyMap<string, KindMeaning> = new Map(LISTED.map(({ id, meaning }) => [id, meaning]));

/** What places are usually called, kind by kind. */
export const USUAL_NAMES: readonly string[] = LISTED.flatMap(({ usual }) => usual);

/** What places of this kind, or of this category without one, are usually called. */
function usualNames(kind: string | null, category: string): readonly string[] {
  const plain = LISTED.filter(({ meaning }) => !meaning.nameWords);
  const own =
    kind === null
      ? plain.find(({ meaning }) => meaning.category === category)
      : ([plain, LISTED].flatMap((all) => all.find(({ meaning }) => meaning.kinds[0] === kind) ?? [])[0] ??
        plain.find(({ meaning }) => meaning.kinds.includes(kind)));
  return own?.usual ?? [];
}

/** Words that the search index keeps beside a venue of this kind, so that "leeds train station" finds it. */
export function kindWords(kind: string | null, category: string): string {
  const usual = usualNames(kind, category).flatMap((name) => name.split(' '));
  return [...new Set([...usual, kind?.replaceAll('_', ' ') ?? '', category])].filter(Boolean).join(' ');
}
