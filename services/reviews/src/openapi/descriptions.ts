import { REVIEWS_ENDPOINTS, REVIEWS_EVENTS, REVIEWS_PROBLEMS } from '@waymark/contracts-reviews';
import { describedFiles } from '@waymark/service-kit/openapi/described-files';
import manifest from '../../service.json' with { type: 'json' };

/** What this service promises, as the text of each committed file by its name. */
export const descriptions = describedFiles({
  manifest,
  endpoints: REVIEWS_ENDPOINTS,
  events: REVIEWS_EVENTS,
  problems: REVIEWS_PROBLEMS,
});
