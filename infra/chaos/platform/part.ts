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

/** One process of the platform that faults are done to, or all of one kind; it comes back in the same place. */
export interface Part {
  name: string;
  /** Of the process that runs now; of several, the first. */
  pid(): number;
  /** kill -9, then a new one; resolves when the new one answers. */
  crash(): Promise<void>;
  /** kill -9, and nothing in its place until `start`. */
  kill(): Promise<void>;
  /** Asks it to end and waits. */
  stop(): Promise<void>;
  /** Starts it after a stop; resolves when it answers. Does nothing while it runs. */
  start(): Promise<void>;
  /** SIGSTOP: it keeps its sockets and says nothing. */
  freeze(): void;
  thaw(): void;
}

/** What runs in a part at the moment. */
export interface Process {
  pid: number;
  /** Where a server's program comes from. */
  source?: string;
  stop(): Promise<void>;
  kill(): Promise<void>;
}

/** A part of one process, which can be rolled. */
export interface SinglePart extends Part {
  /** Starts another process, which is the part from then on; answers the one before, still running. */
  roll(begin: () => Promise<Process>): Promise<Process | null>;
}

export async function startPart(name: string, begin: () => Promise<Process>): Promise<SinglePart> {
  let again = begin;
  let current: Process | null = await begin();
  const signal = (what: 'SIGSTOP' | 'SIGCONT') => {
    if (current) kill(current.pid, what);
  };
  const freeze = () => {
    // A signal to Docker's client would not reach the server, and an experiment would seem to pass.
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
