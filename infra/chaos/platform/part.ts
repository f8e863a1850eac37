import { kill } from 'node:process';

export const PART_NAMES = ['gateway', 'account', 'reviews', 'postgres', 'nats', 'redis', 'meilisearch'] as const;
export type PartName = (typeof PART_NAMES)[number];

/** One process of the platform that faults are done to; it comes back in the same place. */
export interface Part {
  name: PartName;
  /** Of the process that runs now. */
  pid(): number;
  /** kill -9, then a new one; resolves when the new one answers. */
  crash(): Promise<void>;
  /** Asks it to end and waits. */
  stop(): Promise<void>;
  /** Starts it after a stop; resolves when it answers. Does nothing while it runs. */
  start(): Promise<void>;
  /** SIGSTOP: it keeps its sockets and says nothing. */
  freeze(): void;
  thaw(): void;
}

interface Process {
  pid: number;
  /** Where a server's program comes from. */
  source?: string;
  stop(): Promise<void>;
  kill(): Promise<void>;
}

export async function startPart(name: PartName, begin: () => Promise<Process>): Promise<Part> {
  let current: Process | null = await begin();
  const signal = (what: 'SIGSTOP' | 'SIGCONT') => {
    if (current) kill(current.pid, what);
  };
  const freeze = () => {
    // A signal to Docker's client would not reach the server, and an experiment would seem to pass.
    if (current?.source === 'Docker') throw new Error(`${name} runs in Docker and cannot be frozen: install its program.`);
    signal('SIGSTOP');
  };
  return {
    name,
    pid: () => current?.pid ?? 0,
    async crash() {
      await current?.kill();
      current = await begin();
    },
    async stop() {
      await current?.stop();
      current = null;
    },
    async start() {
      current ??= await begin();
    },
    freeze,
    thaw: () => signal('SIGCONT'),
  };
}
