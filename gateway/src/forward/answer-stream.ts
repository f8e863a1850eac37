import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import type { EdgeRequest } from '../request/edge-request';
import { Outlet } from './outlet';
import { isForEverybody, type Flight } from './shared-reads';

/** `unreachable`: nothing was sent. `broken`: the service may have seen the request. */
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

/** What an undici error means for the request. */
function failureOf(error: Error & { code?: unknown }): Failure {
  const code = String(error.code ?? '');
  if (NOT_SENT.has(code)) return 'unreachable';
  return TOO_SLOW.has(code) ? 'timeout' : 'broken';
}

/**
 * `answered`: the client has it, or as much of it as came. `busy`: too much is on its way. `down`: each process of the service
 * is known to be. `replaced`: an error of the service, in whose place there is an earlier answer.
 */
export type Outcome = 'answered' | 'withheld' | 'replaced' | 'gone' | 'busy' | 'down' | Failure;

const TOTAL_MS = 30_000;

/** Writes what undici reads from a service to the client, as fast as the client takes it. */
export class AnswerStream implements Dispatcher.DispatchHandler {
  private controller: Dispatcher.DispatchController | undefined;
  private timer: NodeJS.Timeout;
  private settled = false;
  /** When an answer began that leaves as it comes, `performance.now()`; its rest then has TOTAL_MS. */
  private begunAt: number | null = null;
  private head: { status: number; headers: IncomingHttpHeaders } | null = null;
  private readonly outlet: Outlet;

  constructor(
    private readonly request: EdgeRequest,
    timeoutMs: number,
    private readonly withhold: (status: number, headers: IncomingHttpHeaders) => boolean,
    private readonly settle: (outcome: Outcome) => void,
    isAnonymous = false,
    /** Others who wait for the same answer. */
    private readonly flight: Flight<Outcome> | null = null,
  ) {
    this.outlet = new Outlet(request, isAnonymous);
    this.timer = setTimeout(this.onTimeout, timeoutMs);
    request.res.on('close', this.onClientGone);
  }

  /** Begins the wait for the answer again, e.g. when a long body has been sent. */
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
    // A cut connection is the only way left to tell the client that the rest is missing.
    if (begun) this.request.res.destroy();
  }

  private readonly onTimeout = () => {
    // One timer for both waits: most answers have ended long before it fires.
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

  /** Whether somebody else still waits for what this client asked for. */
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
