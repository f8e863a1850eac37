import type { ContractProblem } from '../contract-problem';
import { ANSWER } from '../schema/reading';
import { schemaProblems } from '../schema/schema-problems';
import type { Operation } from './open-api';

type Responses = Operation['responses'];

/**
 * Returns what readers of the responses would miss. New problem types are allowed, because every client can show an
 * unknown problem.
 */
export function responseProblems(candidate: Responses, live: Responses, at: string): ContractProblem[] {
  const successes = Object.entries(live).filter(([status]) => isSuccess(status));
  const added = Object.keys(candidate).filter((status) => isSuccess(status) && !live[status]);
  return [
    ...successes.flatMap(([status]) => successProblems(candidate, live, status, `${at}, answer ${status}`)),
    ...added.map((status) => ({ at, says: `may answer ${status} now, which its callers do not know` })),
    ...movedProblems(candidate, live, at),
  ];
}

function successProblems(candidate: Responses, live: Responses, status: string, at: string): ContractProblem[] {
  const next = candidate[status];
  if (!next) return [{ at, says: 'is no longer given' }];
  return Object.entries(live[status]?.content ?? {}).flatMap(([type, { schema = {} }]) => {
    const given = next.content?.[type];
    return given ? schemaProblems(schema, given.schema ?? {}, at, ANSWER) : [{ at, says: `is no longer ${type}` }];
  });
}

/** A problem's code must keep its status, because clients check either. */
function movedProblems(candidate: Responses, live: Responses, at: string): ContractProblem[] {
  const [next, before] = [statusByCode(candidate), statusByCode(live)];
  return [...before].flatMap(([code, status]) => {
    const now = next.get(code);
    return now === undefined || now === status
      ? []
      : [{ at, says: `answers ${code} with ${now} now, and did with ${status}` }];
  });
}

function statusByCode(responses: Responses): Map<string, string> {
  const problems = Object.entries(responses).filter(([status]) => !isSuccess(status));
  return new Map(
    problems.flatMap(([status, { description }]) => description.split(', ').map((code) => [code, status])),
  );
}

const isSuccess = (status: string): boolean => Number(status) < 400;
