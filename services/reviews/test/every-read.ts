import type { EndpointContract } from '@waymark/contracts-core';
import { REVIEWS_ENDPOINTS } from '@waymark/contracts-reviews';
import type { ReviewsService } from './reviews-service';

/** Name and contract of all that can be read, for tables of tests. */
export const READS: readonly (readonly [string, EndpointContract])[] = REVIEWS_ENDPOINTS.filter(
  ({ method }) => method === 'GET',
).map((endpoint) => [endpoint.name, endpoint]);

interface Ids {
  venue: number;
  review: number;
  member: number;
}

/** The headers and body of its answer to a visitor and to a member, as one text. */
export async function readByOthers(service: ReviewsService, endpoint: EndpointContract, ids: Ids): Promise<string> {
  const { name, path } = endpoint;
  // The paths of reviews and of venues both say `id`.
  const id = path.startsWith('/api/reviews/') ? ids.review : ids.venue;
  const params: Record<string, number> = { id, placeId: ids.venue, part: 1, userId: ids.member };
  const queries: Record<string, string> = {
    ...{ searchVenues: '?q=hidden', listVenueFacts: `?ids=${ids.venue}`, listReviews: '?limit=50' },
  };
  const address = path.replace(/:(\w+)/g, (_whole, param: string) => String(params[param] ?? 'none'));
  const answers = await Promise.all(
    [undefined, 90_009_009].map((as) => service.call('GET', address + (queries[name] ?? ''), { as })),
  );
  return JSON.stringify(answers.map(({ headers, body }) => [[...headers], body]));
}
