import { ACCOUNT_ENDPOINTS, ACCOUNT_EVENTS, ACCOUNT_PROBLEMS } from '@waymark/contracts-account';
import { describedFiles } from '@waymark/service-kit/openapi/described-files';
import manifest from '../../service.json' with { type: 'json' };

/** What this service promises, as the text of each committed file by its name. */
export const descriptions = describedFiles({
  manifest,
  endpoints: ACCOUNT_ENDPOINTS,
  events: ACCOUNT_EVENTS,
  problems: ACCOUNT_PROBLEMS,
});
