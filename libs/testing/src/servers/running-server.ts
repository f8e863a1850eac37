import type { ChildServer } from './child-server';

/** How every server of ours is started. */
export interface ServerOptions {
  dataDir: string;
  logFile: string;
  /** Where its clients look for it, when it is started again; a free one otherwise. */
  port?: number | undefined;
  /** Ends it, also while it is only starting. */
  signal?: AbortSignal | undefined;
}

export interface RunningServer {
  url: string;
  port: number;
  /** Of the process that we started (with Docker its client); 0 for a server that is not ours. */
  pid: number;
  version: string;
  /** Where the program came from, for the line printed to the person. */
  source: string;
  stop(): Promise<void>;
  /** As a power cut would: no goodbye, no flush. */
  kill(): Promise<void>;
  /** Ends it in good order to be started again at once, and says why; only where somebody keeps it running. */
  again?(why: string): Promise<void>;
}

/** What every starter answers with. */
export interface StartedServer extends RunningServer {
  /** When its process has ended, for whatever reason. */
  exited: Promise<void>;
}

/** A child of ours as a server that answers. */
export const startedServer = (
  { pid, exited, stop, kill }: ChildServer,
  facts: Pick<RunningServer, 'url' | 'port' | 'version' | 'source'>,
): StartedServer => ({ ...facts, pid, exited, stop, kill });
