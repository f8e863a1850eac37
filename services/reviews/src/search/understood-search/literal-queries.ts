import type { EndpointInput } from '@waymark/contracts-core';
import type { understoodSearch } from '@waymark/contracts-reviews';
import type { CandidateQuery } from '../search-port';

const LITERAL = 60;
const ABROAD = 20;

type Query = EndpointInput<typeof understoodSearch>['query'];

/** The whole question as a name: "The Leeds Theatre Bar" is no theatre. */
export function literalQueries(
  whole: string,
  { category, kind, minRating }: Pick<Query, 'category' | 'kind' | 'minRating'>,
  home: string | null,
  isOnlyName: boolean,
): CandidateQuery[] {
  if (!whole) return [];
  const query = { text: whole, only: { category, kind, minRating }, countKinds: true };
  // "Heathrow" is the airport, though a hundred stations, hotels and cafés begin with it.
  const abroad = {
    ...query,
    limit: home ? ABROAD : LITERAL,
    ...(isOnlyName ? { sort: 'importance' as const } : {}),
  };
  return home ? [{ ...query, countryCode: home, limit: LITERAL }, abroad] : [abroad];
}
