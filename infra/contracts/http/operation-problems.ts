import { hasRole } from '@waymark/contracts-core';
import type { ContractProblem } from '../contract-problem';
import { REQUEST } from '../schema/reading';
import { schemaProblems } from '../schema/schema-problems';
import type { Operation } from './open-api';
import { parameterProblems } from './parameter-problems';
import { responseProblems } from './response-problems';

/** What callers of one endpoint would miss or stumble over. */
export function operationProblems(candidate: Operation, live: Operation, at: string): ContractProblem[] {
  const found: ContractProblem[] = [];
  const [needed, before] = [candidate['x-access'], live['x-access']];
  if (!hasRole(before, needed)) found.push({ at, says: `is for ${needed} now, and was for ${before}` });
  found.push(...parameterProblems(candidate.parameters, live.parameters, at), ...bodyProblems(candidate, live, at));
  return [...found, ...responseProblems(candidate.responses, live.responses, at)];
}

function bodyProblems(
  { requestBody: taken }: Operation,
  { requestBody: sent }: Operation,
  at: string,
): ContractProblem[] {
  if (!sent) return taken?.required ? [{ at, says: 'asks for a body now' }] : [];
  if (!taken) return [{ at, says: 'no longer takes a body' }];
  return Object.entries(sent.content).flatMap(([type, { schema = {} }]) => {
    const next = taken.content[type];
    if (!next) return [{ at, says: `no longer takes ${type}` }];
    return schemaProblems(next.schema ?? {}, schema, `${at}, body`, REQUEST);
  });
}
