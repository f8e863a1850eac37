import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ActiveSpan } from '@waymark/service-kit/tracing/active-span';
import type { BodyClock } from './body-clock';

/** One request on its way through the edge. */
export interface EdgeRequest {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  /** Path without the query, exactly as sent. */
  readonly path: string;
  /** Query with its `?`, or empty. */
  readonly search: string;
  readonly method: string;
  readonly correlationId: string;
  readonly clientAddress: string;
  /** What every answer carries; an answer's own headers win. */
  readonly baseHeaders: Readonly<Record<string, string>>;
  /** Null when there is no body to wait for. */
  readonly bodyClock: BodyClock | null;
  /** `performance.now()` at arrival. */
  readonly startedAt: number;
  /** Null when nobody records this request. */
  readonly span: ActiveSpan | null;
}
