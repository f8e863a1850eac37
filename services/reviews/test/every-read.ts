import type { EndpointContract } from '@waymark/contracts-core';
import { REVIEWS_ENDPOINTS } from '@waymark/contracts-reviews';
import type { ReviewsService } from './reviews-service';

/** The name and contract of every GET endpoint, for test tables. */
export const READS: readonly (readonly [string, EndpointContract])[] = REVIEWS_ENDPOINTS.filter(
  ({ method }) => method === 'GET',
).map((endpoint) => [endpoint.name, endpoint]);

interface Ids {
  venue: number;
  review: number;
  member: number;
}

/** Returns headers and body of the responses to a visitor and to a member, as one text. */
export async function readByOthers(service: ReviewsService, endpoint: EndpointContract, ids: Ids): Promise<string> {
  const { name, path } = endpoint;
  // Reviews and venues both use `id` in their paths.
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
