import type { Dispatcher } from 'undici';
import type { EdgeRequest } from '../request/edge-request';
import { AnswerStream, type Outcome } from './answer-stream';
import type { Upstream } from './upstream';

export interface Attempt {
  request: EdgeRequest;
  upstream: Upstream;
  headers: Record<string, string | string[]>;
  body: Buffer | null;
  /** Nobody's session was sent: nothing in the answer can belong to one. */
  isAnonymous: boolean;
  /** Milliseconds until the service must have begun to answer. */
  timeoutMs: number;
  /** Hold back an answer of this status: the caller has something better to say or to try. */
  withhold: (status: number, headers: Record<string, unknown>) => boolean;
}

/** Sends the request once and streams the answer to the client. Never rejects, never waits without end. */
export function attempt({
  request,
  upstream,
  headers,
  body,
  isAnonymous,
  timeoutMs,
  withhold,
}: Attempt): Promise<Outcome> {
  return new Promise((resolve) => {
    const answer = new AnswerStream(request, timeoutMs, withhold, resolve, isAnonymous);
    upstream.pool.dispatch(
      {
        path: request.path + request.search,
        method: request.method as Dispatcher.HttpMethod,
        headers,
        body: body?.length ? body : null,
      },
      answer,
    );
  });
}
