import type { ContractProblem } from '../contract-problem';
import { ANSWER, AS_PARSED } from '../schema/reading';
import { schemaProblems } from '../schema/schema-problems';
import type { EventSchemas } from './event-schemas';

/**
 * What consumers of the live events would stumble over, and what consumers made for the candidate's would over events
 * that are in the stream already (they stay seven days and come again). A type's major is in its name: no version
 * excuses a break. A type that is no longer published is the matter of those who read it (pickedEventProblems).
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
