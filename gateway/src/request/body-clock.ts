import type { IncomingMessage } from 'node:http';

/** Milliseconds. Headers have 5 s, so a slow sender is cut off within 12 s. */
const BODY_MS = 7_000;

/** Ends a request if its body does not arrive in time. Uploads disable it and use their own, longer limit. */
export class BodyClock {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly req: IncomingMessage,
    private readonly onLate: () => void,
  ) {
    req.once('close', this.lift);
    this.start();
  }

  readonly lift = (): void => clearTimeout(this.timer);

  start(): void {
    this.lift();
    if (this.req.complete || this.req.destroyed) return;
    this.timer = setTimeout(() => this.req.complete || this.onLate(), BODY_MS).unref();
  }
}
