import type { ContractProblem } from '../contract-problem';
import { ANSWER } from '../schema/reading';
import { schemaProblems } from '../schema/schema-problems';
import { findOperation } from './find-operation';
import type { OpenApi } from './open-api';
import { operationProblems } from './operation-problems';

/** What callers of the live API would miss or stumble over, should this one take its place. */
export function httpProblems(candidate: OpenApi, live: OpenApi): ContractProblem[] {
  const operations = Object.entries(live.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const at = `${method.toUpperCase()} ${path}`;
      const next = findOperation(candidate, method, path);
      return next ? operationProblems(next, operation, at) : [{ at, says: 'is no longer there' }];
    }),
  );
  const shared = Object.entries(live.components?.schemas ?? {}).flatMap(([name, schema]) => {
    const next = candidate.components?.schemas?.[name];
    return next ? schemaProblems(schema, next, name, ANSWER) : [];
  });
  return [...operations, ...shared];
}
