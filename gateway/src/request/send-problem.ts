import {
  CORE_PROBLEMS,
  PROBLEM_CONTENT_TYPE,
  withWait,
  type CoreProblemCode,
  type Problem,
} from '@waymark/contracts-core';
import { OPEN311_PREFIX, open311Refusal } from '@waymark/contracts-maps';
import type { EdgeRequest } from './edge-request';
import { hasBody } from './read-body';

/** Headers for a service that is down or overloaded: retry in a second. */
export const BUSY = { 'retry-after': '1' } as const;

/** Returns a problem of the gateway itself. */
export function problemOf(code: CoreProblemCode, correlationId: string, retryAfter?: string): Problem {
  const { status, title: words } = CORE_PROBLEMS[code];
  const title = status === 429 && retryAfter ? withWait(words, Number(retryAfter)) : words;
  return { type: 'about:blank', title, status, code, correlationId };
}

/** Sends problem+json, or Open311's own format at its addresses. If a response has already begun, cuts it off. */
export function sendProblem(request: EdgeRequest, code: CoreProblemCode, headers: Record<string, string> = {}): void {
  const { res } = request;
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const problem = problemOf(code, request.correlationId, headers['retry-after']);
  const { status, type, body } = request.path.startsWith(OPEN311_PREFIX)
    ? open311Refusal(problem, request.path)
    : { status: problem.status, type: PROBLEM_CONTENT_TYPE, body: JSON.stringify(problem) };
  // Closes the connection: the unread rest of a rejected body must not be parsed as the next request.
  const rest: Record<string, string> = hasBody(request.req) && !request.req.complete ? { connection: 'close' } : {};
  res.writeHead(status, {
    ...request.baseHeaders,
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...rest,
    ...headers,
  });
  res.end(request.method === 'HEAD' ? undefined : body);
}
