import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { SearchAnswer, VenueSearchResult } from '@waymark/contracts-reviews';
import { addressOf, call, callWithHeaders, type QueryOf } from '@waymark/mfe-kit';
import { searchVenues, understoodSearch } from '../../../endpoints';
import {
  MAX_RESULTS,
  MIN_QUERY_LENGTH,
  type SearchMode,
  venueSearch,
} from '../../../shared/venue-search/venue-search-query';
import type { Question } from '../../../shared/venue-search/question';

/** The server gives no further page. */
const LAST_PAGE = 50;

interface Asked {
  question: Question;
  mode: SearchMode;
  inUk: boolean;
  at: string | undefined;
}

/** Asks nobody below two characters. */
export const isLongEnough = ({ q, where }: Question) =>
  q.length >= MIN_QUERY_LENGTH || where.length >= MIN_QUERY_LENGTH;

export const isHashtag = ({ q }: Question) => q.startsWith('#');

function queryFor({ question, mode, inUk, at }: Asked): QueryOf<typeof understoodSearch> {
  const { q, where, kind, features, withinKm, minRating, sort } = question;
  return {
    q: q || undefined,
    where: where || undefined,
    at,
    kind: kind ?? undefined,
    features: features === 'any' ? undefined : features,
    withinKm: withinKm ?? undefined,
    minRating: minRating ?? undefined,
    sort: sort === 'best' ? undefined : sort,
    userCountry: mode === 'local' && inUk ? 'UK' : undefined,
    forceGlobal: mode === 'global' ? 'true' : undefined,
  };
}

/** Page by page; as in every list, what was loaded is still there after a look at a place. */
export function searchPagesQuery(asked: Asked, isNarrowed: boolean) {
  const query = queryFor(asked);
  const { question } = asked;
  return infiniteQueryOptions({
    queryKey: [addressOf(understoodSearch, { query })],
    queryFn: ({ pageParam, signal }) =>
      isHashtag(question)
        ? hashtagAnswer(asked, signal)
        : call(understoodSearch, { query: { ...query, page: pageParam > 1 ? pageParam : undefined }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, { results }) => sum + results.length, 0);
      const isMore = last.results.length > 0 && loaded < last.total && pages.length < LAST_PAGE;
      return isMore && !isHashtag(question) ? pages.length + 1 : undefined;
    },
    enabled: isLongEnough(question),
    placeholderData: isNarrowed ? keepPreviousData : undefined,
  });
}

/** S1: a hashtag of the search guide is asked of the venue search, which weighs what people confirm of it. */
async function hashtagAnswer({ question, mode, inUk }: Asked, signal: AbortSignal): Promise<SearchAnswer> {
  const query = venueSearch(question.q, mode, inUk, MAX_RESULTS);
  const { data, headers } = await callWithHeaders(searchVenues, { query, signal });
  return {
    understood: {
      chips: [{ part: 'name', label: question.q, typed: question.q, without: '' }],
      name: question.q,
      kinds: [],
      features: [],
      place: null,
      corrected: [],
      otherPlaces: [],
      unknownPlace: null,
    },
    results: data.map(asHit),
    total: data.length,
    nearest: [],
    counts: { kinds: [], features: null },
    isWhole: !headers.has('x-search-incomplete'),
    stillLoading: null,
  };
}

const asHit = (venue: VenueSearchResult): SearchAnswer['results'][number] => ({
  ...venue,
  distanceMetres: null,
  postcode: null,
  approximatePosition: false,
  lastListed: null,
  facts: {},
  knownFeatures: 0,
});
