import type { Problem } from '@waymark/contracts-core';
import type { Open311Error } from './open311';
import { xmlDocument } from './xml';

/** Where Open311 is spoken inside; outside the gateway shows it at /open311/. */
export const OPEN311_PREFIX = '/api/open311/';

/** What every answer there says, refusals too: programs in other sites' pages read it. */
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

/** The protocol knows no 422: what cannot be used is a 400. */
const BAD_REQUEST = 400;
const INVALID = 422;
/** Which of the values separated by commas it was. */
const IN_LIST = /\.\d+$/;

/** A refusal as GeoReport v2 words it: a list of codes and descriptions, in the format that was asked for. */
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
