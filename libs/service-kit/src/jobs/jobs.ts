import { requestContext } from '../context/request-context';
import type { Log } from '../log/create-log';

/** Periodic work of a process. */
interface PeriodicWork {
  /** Name in the log that says what a failed round leaves undone, e.g. "clear expired sessions". */
  readonly name: string;
  /**
   * Milliseconds from the end of a round to the start of the next; varied by a tenth, to spread processes over time. A
   * function returns the exact wait, for work at an hour of the day.
   */
  readonly every: number | (() => number);
  /** Also runs at startup. Otherwise the first round starts after the first wait. */
  readonly atStart?: boolean;
  /**
   * May run in several processes in parallel: take a lock or rows with SKIP LOCKED where that matters. A round that
   * empties a backlog must check the signal between steps, so that it does not delay shutdown.
   */
  readonly run: (stopping: AbortSignal) => Promise<unknown>;
}
const JITTER = 0.1;

/** Runs one periodic task: rounds never overlap, and a failed round is logged and followed by the next. */
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
   * Starts a round now; if one is running, another follows it. It leaves the context of the request that wakes it:
   * that request's deadline would end this and all later rounds.
   */
  wake(): void {
    if (this.stopping.signal.aborted) return;
    this.again = true;
    clearTimeout(this.timer);
    this.round ??= requestContext.exit(() => this.runRounds());
  }

  /** Schedules no further round, signals the running one to end and waits for it. */
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

/** All periodic work of a service. The kit stops it at shutdown, before the clients that it uses. */
export class Jobs {
  private readonly all: Job[] = [];

  constructor(private readonly log: Log) {}

  /**
   * Adds periodic work; call it once the service is up (`onApplicationBootstrap`). `wake()` of the result starts a
   * round immediately.
   */
  add(work: PeriodicWork): Pick<Job, 'wake'> {
    const job = new Job(work, this.log);
    this.all.push(job);
    job.start();
    return job;
  }

  /** Resolves when no round of any work runs. */
  async idle(): Promise<void> {
    await Promise.all(this.all.map((job) => job.idle()));
  }

  async stop(): Promise<void> {
    await Promise.all(this.all.map((job) => job.stop()));
  }
}
