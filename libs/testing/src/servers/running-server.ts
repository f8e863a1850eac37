/** What every starter answers with. */
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
}
