import type { Log } from '../log/log';
import type { PeriodicWork } from './periodic-work';

const JITTER = 0.1;

/** Periodic work of one process: rounds never overlap, and a round that fails is logged and followed by the next. */
export class Job {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | null = null;
  private again = false;
  private stopped = false;

  constructor(
    private readonly work: PeriodicWork,
    private readonly log: Log,
  ) {}

  start(): void {
    if (this.work.atStart) this.wake();
    else this.plan();
  }

  /** Runs a round now; while one is running, another right after it. */
  wake(): void {
    if (this.stopped) return;
    this.again = true;
    clearTimeout(this.timer);
    this.round ??= this.runRounds();
  }

  /** Plans no further round and waits for the one that is running. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.round;
  }

  private async runRounds(): Promise<void> {
    while (this.again && !this.stopped) {
      this.again = false;
      try {
        await this.work.run();
      } catch (err) {
        this.log.warn({ err, job: this.work.name }, 'a periodic job failed; it is tried again at its next round');
      }
    }
    this.round = null;
    this.plan();
  }

  private plan(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => this.wake(), waitMs(this.work.every)).unref();
  }
}

function waitMs(every: PeriodicWork['every']): number {
  return typeof every === 'function' ? every() : every * (1 + JITTER * (2 * Math.random() - 1));
}
