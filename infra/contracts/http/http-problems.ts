import { hasRole } from '@waymark/contracts-core';
import type { ContractProblem } from '../contract-problem';
import { REQUEST } from '../schema/reading';
import { schemaProblems } from '../schema/schema-problems';
import { findOperation } from './find-operation';
import type { OpenApi, Operation } from './open-api';
import { parameterProblems } from './parameter-problems';
import { responseProblems } from './response-problems';

/** Returns what would break for callers of the live API if the candidate replaced it. */
export function httpProblems(candidate: OpenApi, live: OpenApi): ContractProblem[] {
  return Object.entries(live.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const at = `${method.toUpperCase()} ${path}`;
      const next = findOperation(candidate, method, path);
      return next ? operationProblems(next, operation, at) : [{ at, says: 'is no longer there' }];
    }),
  );
}

/** Returns what would break for callers of one endpoint. */
function operationProblems(candidate: Operation, live: Operation, at: string): ContractProblem[] {
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
