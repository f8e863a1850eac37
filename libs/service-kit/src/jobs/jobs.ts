import { requestContext } from '../context/request-context';
import type { Log } from '../log/create-log';

/** What a process does again and again. */
interface PeriodicWork {
  /** For the log: what stays undone when a round fails, e.g. "clear expired sessions". */
  readonly name: string;
  /**
   * Milliseconds from the end of a round to the start of the next; a tenth more or less, so that processes do not all
   * start at once. A function gives the wait exactly, for work that belongs to an hour of the day.
   */
  readonly every: number | (() => number);
  /** Runs when the process starts, too. Without it the first round comes after the first wait. */
  readonly atStart?: boolean;
  /**
   * May run in several processes at once: take a lock or rows with SKIP LOCKED where that matters. A round that goes on until
   * nothing is left looks at the signal between two steps: a process that is told to stop must not work off a backlog first.
   */
  readonly run: (stopping: AbortSignal) => Promise<unknown>;
}
const JITTER = 0.1;

/** Periodic work of one process: rounds never overlap, and a round that fails is logged and followed by the next. */
class Job {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | null = null;
  private again = false;
  private readonly stopping = new AbortController();

  constructor(
    private readonly work: PeriodicWork,
    private readonly log: Log,
  ) {}

  start(): void {
    if (this.work.atStart) this.wake();
    else this.plan();
  }

  /**
   * Runs a round now; while one is running, another right after it. Outside of the request that wakes it: its deadline would end this
   * round, and each that follows it.
   */
  wake(): void {
    if (this.stopping.signal.aborted) return;
    this.again = true;
    clearTimeout(this.timer);
    this.round ??= requestContext.exit(() => this.runRounds());
  }

  /** Plans no further round and waits for the one that is running, after telling it to end. */
  async stop(): Promise<void> {
    this.stopping.abort();
    clearTimeout(this.timer);
    await this.round;
  }

  /** Resolves when no round runs. */
  async idle(): Promise<void> {
    while (this.round) await this.round;
  }

  private async runRounds(): Promise<void> {
    while (this.again && !this.stopping.signal.aborted) {
      this.again = false;
      try {
        await this.work.run(this.stopping.signal);
      } catch (err) {
        this.log.warn({ err, job: this.work.name }, 'a periodic job failed; it is tried again at its next round');
      }
    }
    this.round = null;
    this.plan();
  }

  private plan(): void {
    if (this.stopping.signal.aborted) return;
    this.timer = setTimeout(() => this.wake(), waitMs(this.work.every)).unref();
  }
}

function waitMs(every: PeriodicWork['every']): number {
  return typeof every === 'function' ? every() : every * (1 + JITTER * (2 * Math.random() - 1));
}

/** All periodic work of a service. It ends before the clients that it uses: the kit stops it when the service stops. */
export class Jobs {
  private readonly all: Job[] = [];

  constructor(private readonly log: Log) {}

  /** Call it once the service is up (`onApplicationBootstrap`). `wake()` of what it gives runs a round at once. */
  add(work: PeriodicWork): Pick<Job, 'wake'> {
    const job = new Job(work, this.log);
    this.all.push(job);
    job.start();
    return job;
  }

  /** Resolves when no round of any of it runs. */
  async idle(): Promise<void> {
    await Promise.all(this.all.map((job) => job.idle()));
  }

  async stop(): Promise<void> {
    await Promise.all(this.all.map((job) => job.stop()));
  }
}
