import type { ContractProblem } from '../contract-problem';
import type { EventSchemas } from '../events/event-schemas';
import { AS_PARSED } from '../schema/reading';
import { schemaProblems } from '../schema/schema-problems';
import type { ConsumedFields } from './consumed-fields';

/** The message about an event that no live service publishes. */
export const UNPUBLISHED = 'which nobody publishes';

/** Returns the events that a consumer handles but would never receive, or would park because it cannot parse them. */
export function consumedEventProblems(
  consumer: string,
  { events }: ConsumedFields,
  published: readonly EventSchemas[],
): ContractProblem[] {
  return Object.entries(events).flatMap(([type, schema]) => {
    const at = `${consumer} handles ${type}`;
    const given = published.map(({ $defs }) => $defs[type]).find((found) => found !== undefined);
    return given ? schemaProblems(schema, given, at, AS_PARSED) : [{ at, says: UNPUBLISHED }];
  });
}
