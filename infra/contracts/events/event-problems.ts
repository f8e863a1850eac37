import type { ContractProblem } from '../contract-problem';
import { ANSWER, AS_PARSED } from '../schema/reading';
import { schemaProblems } from '../schema/schema-problems';
import type { EventSchemas } from './event-schemas';

/**
 * Returns events of the candidate that live consumers could not read, and stored events that the candidate's consumers
 * could not read. The stream keeps events for seven days and may deliver them again.
 * A type's major version is in its name, so no version excuses a break. consumedEventProblems checks types that are no
 * longer published.
 */
export function eventProblems(candidate: EventSchemas, live: EventSchemas): ContractProblem[] {
  return Object.entries(live.$defs).flatMap(([type, before]) => {
    const next = candidate.$defs[type];
    if (!next) return [];
    return [
      ...schemaProblems(before, next, type, ANSWER),
      ...schemaProblems(next, before, `${type} from before`, AS_PARSED),
    ];
  });
}
