/** What every starter answers with. */
export interface RunningServer {
  url: string;
  port: number;
  version: string;
  /** Where the program came from, for the line printed to the person. */
  source: string;
  stop(): Promise<void>;
  /** As a power cut would: no goodbye, no flush. */
  kill(): Promise<void>;
}
