/** What a process does again and again. */
export interface PeriodicWork {
  /** For the log: what stays undone when a round fails, e.g. "clear expired sessions". */
  readonly name: string;
  /**
   * Milliseconds from the end of a round to the start of the next; a tenth more or less, so that processes do not all
   * start at once. A function gives the wait exactly, for work that belongs to an hour of the day.
   */
  readonly every: number | (() => number);
  /** Runs when the process starts, too. Without it the first round comes after the first wait. */
  readonly atStart?: boolean;
  /** May run in several processes at once: take a lock or rows with SKIP LOCKED where that matters. */
  readonly run: () => Promise<unknown>;
}
