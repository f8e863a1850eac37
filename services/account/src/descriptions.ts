import { ACCOUNT_ENDPOINTS, ACCOUNT_EVENTS, ACCOUNT_PROBLEMS } from '@waymark/contracts-account';
import { serviceManifestSchema } from '@waymark/contracts-core';
import { describeEvents } from '@waymark/service-kit/describe/event-schemas';
import { describeHttp } from '@waymark/service-kit/describe/open-api';

/** What this service promises, by the file that shows it. */
export function descriptions(manifest: unknown): Record<string, unknown> {
  return {
    'openapi.json': describeHttp({
      manifest: serviceManifestSchema.parse(manifest),
      endpoints: ACCOUNT_ENDPOINTS,
      problems: ACCOUNT_PROBLEMS,
    }),
    'events.schema.json': describeEvents('account', ACCOUNT_EVENTS),
  };
}
