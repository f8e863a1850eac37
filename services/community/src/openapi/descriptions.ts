import { COMMUNITY_ENDPOINTS, COMMUNITY_EVENTS, COMMUNITY_PROBLEMS } from '@waymark/contracts-community';
import { describedFiles } from '@waymark/service-kit/openapi/described-files';
import manifest from '../../service.json' with { type: 'json' };

/** What this service promises, as the text of each committed file by its name. */
export const descriptions = describedFiles({
  manifest,
  endpoints: COMMUNITY_ENDPOINTS,
  events: COMMUNITY_EVENTS,
  problems: COMMUNITY_PROBLEMS,
});
