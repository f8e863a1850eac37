import type { EndpointContract, EndpointInput } from '@waymark/contracts-core';
import { coreProblem } from '../problem/core-problem';
import { fieldErrors } from '../problem/field-errors';

const NO_BYTES = new Uint8Array();

export interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Path, query and body -> parsed input. Address at fault: 400. Body at fault: 422. Both name the fields. */
export function parseInput(contract: EndpointContract, raw: RawInput): EndpointInput<EndpointContract> {
  refuseRepeated(raw.query);
  const params = contract.params?.safeParse(raw.params);
  const query = contract.query?.safeParse(raw.query);
  for (const part of [params, query]) {
    if (part && !part.success) throw coreProblem('request.invalid-query', { fieldErrors: fieldErrors(part.error) });
  }
  if (contract.rawBody)
    return { params: params?.data, query: query?.data, body: raw.body ?? NO_BYTES } as EndpointInput<EndpointContract>;
  // A missing body is parsed as an empty one, so that the answer names the fields and not the whole.
  const body = contract.body?.safeParse(raw.body ?? {});
  if (body && !body.success) throw coreProblem('request.invalid', { fieldErrors: fieldErrors(body.error) });
  // The contract's own schemas made these three values; only their static types are lost here.
  return { params: params?.data, query: query?.data, body: body?.data } as EndpointInput<EndpointContract>;
}

function refuseRepeated(query: unknown): void {
  const repeated = Object.entries(query ?? {}).filter(([, value]) => Array.isArray(value));
  if (repeated.length === 0) return;
  const messages = repeated.map(([key]) => [key, 'Give this value once.']);
  throw coreProblem('request.invalid-query', { fieldErrors: Object.fromEntries(messages) });
}
