import type { ContractProblem } from '../contract-problem';
import { findOperation } from '../http/find-operation';
import type { OpenApi, Operation } from '../http/open-api';
import { parameterProblems } from '../http/parameter-problems';
import { AS_PARSED, REQUEST } from '../schema/reading';
import { schemaProblems } from '../schema/schema-problems';
import type { ConsumedCall, ConsumedFields } from './consumed-fields';

/** Returns what a consumer calls, sends or reads that these APIs do not offer. */
export function callProblems(consumer: string, { calls }: ConsumedFields, apis: readonly OpenApi[]): ContractProblem[] {
  return Object.entries(calls).flatMap(([call, consumed]) => {
    const at = `${consumer} calls ${call}`;
    const [method = '', path = ''] = call.split(' ');
    const operation = apis.map((api) => findOperation(api, method, path)).find((found) => found !== undefined);
    return operation
      ? [...sentProblems(consumed, operation, at), ...readProblems(consumed, operation, at)]
      : [{ at, says: 'which no service answers' }];
  });
}

function sentProblems(
  { parameters, body }: ConsumedCall,
  { parameters: taken, requestBody }: Operation,
  at: string,
): ContractProblem[] {
  const asked = requestBody?.content['application/json']?.schema ?? {};
  return [
    ...parameterProblems(taken, parameters, at),
    ...(body ? schemaProblems(asked, body, `${at}, body`, REQUEST) : []),
  ];
}

function readProblems({ answers }: ConsumedCall, { responses }: Operation, at: string): ContractProblem[] {
  return Object.entries(answers).flatMap(([status, schema]) => {
    const given = responses[status]?.content?.['application/json']?.schema;
    if (!given) return [{ at: `${at}, answer ${status}`, says: 'is not given' }];
    return schemaProblems(schema, given, `${at}, answer ${status}`, AS_PARSED);
  });
}
