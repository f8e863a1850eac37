import manifest from '../../service.json' with { type: 'json' };
import { eventSchemas } from './event-schemas';
import { openApi } from './open-api';

const asText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The generated files of this service by name. */
export function describedFiles(): Record<string, string> {
  return { 'openapi.json': asText(openApi(manifest.apiVersion)), 'events.schema.json': asText(eventSchemas()) };
}
