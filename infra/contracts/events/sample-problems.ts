import type { ContractProblem } from '../contract-problem';
import { faultsOf } from '../schema/fulfils';
import type { EventSchemas } from './event-schemas';

type Samples = Readonly<Record<string, readonly unknown[]>>;

/** Returns events written by one version that another cannot read. Ignores types unknown to it. */
export function sampleProblems(samples: Samples, readBy: EventSchemas, whose: string): ContractProblem[] {
  return Object.entries(samples).flatMap(([type, events]) => {
    const schema = readBy.$defs[type];
    if (!schema) return [];
    return events.flatMap((event, index) =>
      faultsOf(schema, event).map((fault) => ({
        at: `${whose} of ${type}, sample ${index + 1}`,
        says: `cannot be read: ${fault}`,
      })),
    );
  });
}
