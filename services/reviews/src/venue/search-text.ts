import { fold, foldGerman } from '../text/fold';
import { areaWords } from './area-words';
import { kindWords } from './kind-vocabulary';

interface Named {
  name: string;
  altNames: readonly string[];
  city: string | null;
  address?: string | null;
  country: string;
  code: string | null;
  kind: string | null;
  category: string;
}

/** Caches the results: there are few pairs, and loading places checks each of them a hundred thousand times. */
const known = new Map<string, string>();

function wordsOfKind(kind: string | null, category: string): string {
  const key = `${kind ?? ''} ${category}`;
  const words = known.get(key) ?? kindWords(kind, category);
  known.set(key, words);
  return words;
}

/** Returns the content of venue.search_text: every word that the PostgreSQL search may match, once. */
export function searchText(venue: Named): string {
  const named = [venue.name, ...venue.altNames, venue.city ?? ''];
  const parts = [
    ...named.map(fold),
    ...named.map(foldGerman),
    fold(venue.code ?? ''),
    areaWords(venue.address ?? null),
    fold(venue.country),
    wordsOfKind(venue.kind, venue.category),
  ];
  return [...new Set(parts)].filter(Boolean).join(' ');
}
