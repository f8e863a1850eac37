import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { SearchAnswer } from '@waymark/contracts-reviews';
import { addressOf, call, type QueryOf } from '@waymark/mfe-kit';
import { understoodSearch } from '../../../endpoints';
import { MIN_QUERY_LENGTH, type SearchMode } from '../../../shared/venue-search/venue-search-query';
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
export const isLongEnough = ({ q, where, around }: Question) =>
  q.length >= MIN_QUERY_LENGTH || where.length >= MIN_QUERY_LENGTH || around !== null;

function queryFor({ question, mode, inUk, at }: Asked): QueryOf<typeof understoodSearch> {
  const { q, where, kind, features, withinKm, around, minRating, sort } = question;
  return {
    q: q || undefined,
    // A part of the map is asked for as one's own position would be; whose it is nobody learns.
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

/** Page by page; as in every list, what was loaded is still there after a look at a place. */
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

/** How far a place is from the middle of a map tells nobody anything. */
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
