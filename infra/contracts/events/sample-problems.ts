import type { ContractProblem } from '../contract-problem';
import { faultsOf } from '../schema/fulfils';
import type { EventSchemas } from './event-schemas';

type Samples = Readonly<Record<string, readonly unknown[]>>;

/** Events as one version writes them that another version cannot read. Types that it does not know are left aside. */
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
