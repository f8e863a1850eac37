import type { EndpointInput } from '@waymark/contracts-core';
import type { understoodSearch } from '@waymark/contracts-reviews';
import type { CandidateQuery } from '../search-port';

const LITERAL = 60;
/** At home and abroad. */
const ANYWHERE = 80;
/** Of what is known best abroad, beside those at home. */
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
  if (home && isHere) return [{ ...query, countryCode: home, limit: LITERAL }];
  if (!isOnlyName) return [{ ...query, limit: ANYWHERE }];
  // "Heathrow" is the airport, though a hundred stations, hotels and cafés begin with it.
  const bestKnown = { ...query, sort: 'importance' as const, limit: home ? ABROAD : LITERAL };
  return home ? [{ ...query, countryCode: home, limit: LITERAL }, bestKnown] : [bestKnown];
}
