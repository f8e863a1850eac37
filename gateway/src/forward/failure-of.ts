/** `unreachable`: nothing was sent. `broken`: the service may have seen the request. */
export type Failure = 'unreachable' | 'broken' | 'timeout';

const NOT_SENT = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_DESTROYED',
  'UND_ERR_CLOSED',
]);
const TOO_SLOW = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

/** What an undici error means for the request. */
export function failureOf(error: Error & { code?: unknown }): Failure {
  const code = String(error.code ?? '');
  if (NOT_SENT.has(code)) return 'unreachable';
  return TOO_SLOW.has(code) ? 'timeout' : 'broken';
}
