import { kill } from 'node:process';

export type PartName =
  | 'gateway'
  | 'account'
  | 'reviews'
  | 'maps'
  | 'community'
  | 'postgres'
  | 'nats'
  | 'redis'
  | 'meilisearch'
  | 'stripe';

/** One process of the platform that faults are injected into, or all of one kind. It restarts in the same place. */
export interface Part {
  name: string;
  /** PID of the running process; for several, of the first. */
  pid(): number;
  /** kill -9, then starts a new process; resolves when it responds. */
  crash(): Promise<void>;
  /** kill -9, without a new process until `start`. */
  kill(): Promise<void>;
  /** Asks the process to end and waits. */
  stop(): Promise<void>;
  /** Starts the process after a stop; resolves when it responds. Does nothing while it runs. */
  start(): Promise<void>;
  /** SIGSTOP: it keeps its sockets and does not respond. */
  freeze(): void;
  thaw(): void;
}

/** The current process of a part. */
export interface Process {
  pid: number;
  /** Where the server's program comes from. */
  source?: string;
  stop(): Promise<void>;
  kill(): Promise<void>;
}

/** A part with one process, which can be rolled. */
export interface SinglePart extends Part {
  /** Starts another process as the part's new one; returns the previous one, still running. */
  roll(begin: () => Promise<Process>): Promise<Process | null>;
}

export async function startPart(name: string, begin: () => Promise<Process>): Promise<SinglePart> {
  let again = begin;
  let current: Process | null = await begin();
  const signal = (what: 'SIGSTOP' | 'SIGCONT') => {
    if (current) kill(current.pid, what);
  };
  const freeze = () => {
    // A signal to Docker's client would not reach the server, and the experiment would seem to pass.
    if (current?.source === 'Docker')
      throw new Error(`${name} runs in Docker and cannot be frozen: install its program.`);
    signal('SIGSTOP');
  };
  return {
    name,
    pid: () => current?.pid ?? 0,
    async crash() {
      await current?.kill();
      current = null;
      current = await again();
    },
    async kill() {
      await current?.kill();
      current = null;
    },
    async stop() {
      await current?.stop();
      current = null;
    },
    async start() {
      current ??= await again();
    },
    async roll(next) {
      const started = await next();
      const before = current;
      current = started;
      again = next;
      return before;
    },
    freeze,
    thaw: () => {
      try {
        signal('SIGCONT');
      } catch {
        console.log(`${name} had ended by itself`);
        current = null;
      }
    },
  };
}
