import type { ChildServer } from './child-server';

/** Options to start any of our servers. */
export interface ServerOptions {
  dataDir: string;
  logFile: string;
  /** The port that its clients expect after a restart; a free one by default. */
  port?: number | undefined;
  /** Ends the server, even while it is still starting. */
  signal?: AbortSignal | undefined;
}

export interface RunningServer {
  url: string;
  port: number;
  /** PID of the process that we started (for Docker, the client); 0 for a server that is not ours. */
  pid: number;
  version: string;
  /** Where the program came from, for the printed line. */
  source: string;
  stop(): Promise<void>;
  /** Like a power cut: no shutdown, no flush. */
  kill(): Promise<void>;
  /** Restarts it in an orderly way and prints the reason; only on servers that are kept running. */
  again?(why: string): Promise<void>;
}

/** The result of every start function. */
export interface StartedServer extends RunningServer {
  /** Resolves when its process has ended, for whatever reason. */
  exited: Promise<void>;
}

/** Returns a child process as a server that responds. */
export const startedServer = (
  { pid, exited, stop, kill }: ChildServer,
  facts: Pick<RunningServer, 'url' | 'port' | 'version' | 'source'>,
): StartedServer => ({ ...facts, pid, exited, stop, kill });
