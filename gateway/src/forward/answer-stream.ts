import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import type { EdgeRequest } from '../request/edge-request';
import { Outlet } from './outlet';
import { isForEverybody, type Flight } from './shared-reads';

/** `unreachable`: nothing was sent. `broken`: the connection failed, but the service may have received the request. */
type Failure = 'unreachable' | 'broken' | 'timeout';

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

/** Maps an undici error to a failure. */
function failureOf(error: Error & { code?: unknown }): Failure {
  const code = String(error.code ?? '');
  if (NOT_SENT.has(code)) return 'unreachable';
  return TOO_SLOW.has(code) ? 'timeout' : 'broken';
}

/**
 * `answered`: the client got the response, perhaps cut short. `busy`: too many requests are in flight. `down`: every
 * process of the service is known to be down. `replaced`: the service failed, and an earlier response takes the place
 * of its error.
 */
export type Outcome = 'answered' | 'withheld' | 'replaced' | 'gone' | 'busy' | 'down' | Failure;

const TOTAL_MS = 30_000;

/** Streams a service's response to the client at the client's speed. */
export class AnswerStream implements Dispatcher.DispatchHandler {
  private controller: Dispatcher.DispatchController | undefined;
  private timer: NodeJS.Timeout;
  private settled = false;
  /** `performance.now()` when the streaming of the response began; the rest then has TOTAL_MS. */
  private begunAt: number | null = null;
  private head: { status: number; headers: IncomingHttpHeaders } | null = null;
  private readonly outlet: Outlet;

  constructor(
    private readonly request: EdgeRequest,
    timeoutMs: number,
    private readonly withhold: (status: number, headers: IncomingHttpHeaders) => boolean,
    private readonly settle: (outcome: Outcome) => void,
    isAnonymous = false,
    /** Other clients that wait for the same response. */
    private readonly flight: Flight<Outcome> | null = null,
  ) {
    this.outlet = new Outlet(request, isAnonymous);
    this.timer = setTimeout(this.onTimeout, timeoutMs);
    request.res.on('close', this.onClientGone);
  }

  /** Restarts the timeout for the response, for example after a long body has been sent. */
  expectWithin(timeoutMs: number): void {
    if (this.settled || this.begunAt !== null) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(this.onTimeout, timeoutMs);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.settled) controller.abort(new Error('gave up while waiting for a connection'));
  }

  onResponseStart(controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200 || this.settled) return;
    if (this.withhold(status, headers)) {
      this.finish('withheld');
      controller.abort(new Error('withheld'));
      return;
    }
    this.head = { status, headers };
    this.outlet.start(status, headers);
    if (!this.outlet.isHolding) this.begunAt = performance.now();
    if (this.flight && !(this.outlet.isHolding && isForEverybody(status, headers))) this.flight.end('alone');
    if (this.request.res.destroyed && !this.isAwaited) this.onClientGone();
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.settled) return;
    if (!this.outlet.write(chunk, () => controller.resume())) controller.pause();
  }

  onResponseEnd(): void {
    if (this.settled) return;
    const whole = this.flight && this.outlet.whole;
    if (this.head && whole) this.flight?.whole({ ...this.head, body: whole });
    this.finish('answered');
    if (!this.request.res.destroyed) this.outlet.end();
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    if (this.settled) return;
    const begun = this.outlet.hasBegun;
    this.finish(begun ? 'answered' : failureOf(error));
    // Once the response has begun, only a cut connection tells the client that the rest is missing.
    if (begun) this.request.res.destroy();
  }

  private readonly onTimeout = () => {
    // Uses one timer for both timeouts, because most responses end long before it fires.
    const left = this.begunAt === null ? 0 : this.begunAt + TOTAL_MS - performance.now();
    if (left > 0) {
      this.timer = setTimeout(this.onTimeout, left);
      return;
    }
    const begun = this.outlet.hasBegun;
    this.finish(begun ? 'answered' : 'timeout');
    if (begun) this.request.res.destroy();
    this.controller?.abort(new Error('deadline'));
  };

  /** Whether another client still waits for the same response. */
  private get isAwaited(): boolean {
    return this.flight?.isAwaited ?? false;
  }

  private readonly onClientGone = () => {
    if (this.settled || this.isAwaited) return;
    this.finish('gone');
    this.controller?.abort(new Error('client gone'));
  };

  private finish(outcome: Outcome): void {
    if (this.settled) return;
    this.settled = true;
    clearTimeout(this.timer);
    this.request.res.off('close', this.onClientGone);
    this.settle(outcome);
  }
}
