import type { IncomingMessage } from 'node:http';

/** Headers have 5 s, so whoever sends slowly is gone within 12 s. Milliseconds. */
const BODY_MS = 7_000;

/** Ends a request whose body does not arrive in time. An upload lifts it and keeps its own, longer time. */
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
