import type { EndpointInput } from '@waymark/contracts-core';
import type { understoodSearch } from '@waymark/contracts-reviews';
import type { CandidateQuery } from '../search-port';

const LITERAL = 60;
const ABROAD = 20;

type Query = EndpointInput<typeof understoodSearch>['query'];

/**
 * The whole question as a name: "The Leeds Theatre Bar" is no theatre. `isHere`: a place of the home country
 * was said, and nothing abroad is meant. `isSure`: all of it was understood, and only what is called just so is meant otherwise.
 */
export function literalQueries(
  whole: string,
  { category, kind, minRating }: Pick<Query, 'category' | 'kind' | 'minRating'>,
  home: string | null,
  { isOnlyName, isHere, isSure }: { isOnlyName: boolean; isHere: boolean; isSure: boolean },
): CandidateQuery[] {
  if (!whole) return [];
  const query = { text: isSure ? '' : whole, ...(isSure && { called: whole }), only: { category, kind, minRating } };
  // "Heathrow" is the airport, though a hundred stations, hotels and cafés begin with it.
  const abroad = {
    ...query,
    limit: home ? ABROAD : LITERAL,
    ...(isOnlyName ? { sort: 'importance' as const } : {}),
  };
  if (!home) return [abroad];
  const atHome = { ...query, countryCode: home, limit: LITERAL };
  return isHere ? [atHome] : [atHome, abroad];
}
