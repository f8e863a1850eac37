import { MAPS_ENDPOINTS, MAPS_EVENTS, MAPS_PROBLEMS } from '@waymark/contracts-maps';
import { describedFiles } from '@waymark/service-kit/openapi/described-files';
import manifest from '../../service.json' with { type: 'json' };

/** What this service promises, as the text of each committed file by its name. */
export const descriptions = describedFiles({
  manifest,
  endpoints: MAPS_ENDPOINTS,
  events: MAPS_EVENTS,
  problems: MAPS_PROBLEMS,
});
