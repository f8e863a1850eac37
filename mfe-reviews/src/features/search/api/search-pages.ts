import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { SearchAnswer } from '@waymark/contracts-reviews';
import { addressOf, call, type QueryOf } from '@waymark/mfe-kit';
import { understoodSearch } from '../../../endpoints';
import { MIN_QUERY_LENGTH, type SearchMode } from '../../../shared/venue-search/venue-search-query';
import type { Question } from '../../../shared/venue-search/question';

/** Number of the last page that the server returns. */
const LAST_PAGE = 50;

interface Asked {
  question: Question;
  mode: SearchMode;
  inUk: boolean;
  at: string | undefined;
}

/** Checks whether the query has at least two characters; shorter ones are not sent. */
export const isLongEnough = ({ q, where, around }: Question) =>
  q.length >= MIN_QUERY_LENGTH || where.length >= MIN_QUERY_LENGTH || around !== null;

function queryFor({ question, mode, inUk, at }: Asked): QueryOf<typeof understoodSearch> {
  const { q, where, kind, features, withinKm, around, minRating, sort } = question;
  return {
    q: q || undefined,
    // An area of the map is sent like a person's own position, so the server cannot tell the difference.
    where: around ? 'near me' : where || undefined,
    at: around ?? at,
    kind: kind ?? undefined,
    features: features === 'any' ? undefined : features,
    withinKm: withinKm ?? undefined,
    minRating: minRating ?? undefined,
    sort: sort === 'best' ? undefined : sort,
    userCountry: mode === 'local' && inUk ? 'UK' : undefined,
    forceGlobal: mode === 'global' ? 'true' : undefined,
  };
}

/** Queries results page by page; as in every list, loaded pages are still there after Back from a place. */
export function searchPagesQuery(asked: Asked, isNarrowed: boolean) {
  const query = queryFor(asked);
  const { question } = asked;
  return infiniteQueryOptions({
    queryKey: [addressOf(understoodSearch, { query })],
    queryFn: ({ pageParam, signal }) =>
      call(understoodSearch, { query: { ...query, page: pageParam > 1 ? pageParam : undefined }, signal }).then(
        (answer) => (question.around ? inMapWords(answer) : answer),
      ),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, { results }) => sum + results.length, 0);
      const isMore = last.results.length > 0 && loaded < last.total && pages.length < LAST_PAGE;
      return isMore ? pages.length + 1 : undefined;
    },
    enabled: isLongEnough(question),
    placeholderData: isNarrowed ? keepPreviousData : undefined,
  });
}

const MAP_AREA = 'in this part of the map';

/** Removes distances: the distance to the middle of a map is meaningless to a reader. */
function inMapWords(answer: SearchAnswer): SearchAnswer {
  const plain = (hit: SearchAnswer['results'][number]) => ({ ...hit, distanceMetres: null });
  const chips = answer.understood.chips.map((chip) => (chip.part === 'place' ? { ...chip, label: MAP_AREA } : chip));
  return {
    ...answer,
    understood: { ...answer.understood, chips },
    results: answer.results.map(plain),
    nearest: answer.nearest.map(plain),
  };
}
