import type { Problem } from '@waymark/contracts-core';
import type { Open311Error } from './open311';
import { xmlDocument } from './xml';

/** Internal prefix of Open311; the gateway publishes it as /open311/. */
export const OPEN311_PREFIX = '/api/open311/';

/** Headers of every Open311 response, including errors, because programs in other sites' pages read them. */
export const OPEN311_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Link, Retry-After, X-Correlation-Id',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

export interface Open311Refusal {
  status: number;
  type: string;
  body: string;
}

/** The protocol has no 422; invalid values give a 400. */
const BAD_REQUEST = 400;
const INVALID = 422;
/** The index of the invalid value in a comma-separated list. */
const IN_LIST = /\.\d+$/;

/** Formats an error as GeoReport v2 defines it: a list of codes and descriptions, in the requested format. */
export function open311Refusal(problem: Problem, path: string): Open311Refusal {
  const errors = errorsOf(problem);
  const status = errors[0]?.code ?? BAD_REQUEST;
  return /\.xml(\?|$)/.test(path)
    ? { status, type: 'application/xml; charset=utf-8', body: xmlDocument('errors', errors) }
    : { status, type: 'application/json; charset=utf-8', body: JSON.stringify(errors) };
}

function errorsOf({ status, title, detail, fieldErrors = {} }: Problem): Open311Error[] {
  const code = status === INVALID ? BAD_REQUEST : status;
  const fields = Object.entries(fieldErrors);
  if (fields.length === 0) return [{ code, description: detail ?? title }];
  return fields.map(([path, message]) => {
    const field = path.replace(IN_LIST, '');
    return { code, description: field === '' ? message : `${field}: ${message}` };
  });
}
