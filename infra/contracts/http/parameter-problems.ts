import type { ContractProblem } from '../contract-problem';
import { REQUEST } from '../schema/reading';
import { schemaProblems } from '../schema/schema-problems';
import type { Parameter } from './open-api';

type Parameters = readonly Parameter[];

/**
 * Returns parameters that callers send and the candidate no longer understands. Path parameters are compared by
 * position, not by name.
 */
export function parameterProblems(candidate: Parameters, live: Parameters, at: string): ContractProblem[] {
  const [taken, sent] = [byKey(candidate), byKey(live)];
  const added = [...taken].filter(([key, { required }]) => required && !sent.has(key));
  return [
    ...added.map(([key]) => ({ at: `${at}, ${key}`, says: 'is asked for, and callers do not send it' })),
    ...[...sent].flatMap(([key, parameter]) => changeOf(taken.get(key), parameter, `${at}, ${key}`)),
  ];
}

function changeOf(taken: Parameter | undefined, sent: Parameter, at: string): ContractProblem[] {
  if (!taken) return [{ at, says: 'is not taken' }];
  const required = taken.required && !sent.required ? [{ at, says: 'is asked for, and callers may not send it' }] : [];
  return [...required, ...schemaProblems(taken.schema, sent.schema, at, REQUEST)];
}

function byKey(parameters: Parameters): Map<string, Parameter> {
  let place = 0;
  return new Map(
    parameters.map((parameter) => [
      parameter.in === 'path' ? `path part ${++place}` : `${parameter.in} ${parameter.name}`,
      parameter,
    ]),
  );
}
