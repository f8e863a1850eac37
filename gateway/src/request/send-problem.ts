import {
  CORE_PROBLEMS,
  PROBLEM_CONTENT_TYPE,
  withWait,
  type CoreProblemCode,
  type Problem,
} from '@waymark/contracts-core';
import type { EdgeRequest } from './edge-request';
import { hasBody } from './read-body';

/** A service that is away or full: ask again in a second. */
export const BUSY = { 'retry-after': '1' } as const;

/** A problem of the gateway's own as JSON. */
export function problemText(code: CoreProblemCode, correlationId: string, retryAfter?: string): string {
  const { status, title: words } = CORE_PROBLEMS[code];
  const title = status === 429 && retryAfter ? withWait(words, Number(retryAfter)) : words;
  const problem: Problem = { type: 'about:blank', title, status, code, correlationId };
  return JSON.stringify(problem);
}

/** Answers problem+json, once: an answer that has already begun can only be cut short. */
export function sendProblem(request: EdgeRequest, code: CoreProblemCode, headers: Record<string, string> = {}): void {
  const { res } = request;
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const body = problemText(code, request.correlationId, headers['retry-after']);
  // The unread rest of a refused body must not be taken for the next request.
  const rest: Record<string, string> = hasBody(request.req) && !request.req.complete ? { connection: 'close' } : {};
  res.writeHead(CORE_PROBLEMS[code].status, {
    ...request.baseHeaders,
    'content-type': PROBLEM_CONTENT_TYPE,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...rest,
    ...headers,
  });
  res.end(request.method === 'HEAD' ? undefined : body);
}
