/** One thing that a release does. Steps run in order; what they learn is kept in the context. */
export interface Step<Context> {
  /** Two or three words, e.g. "roll the service". */
  name: string;
  /** Answers what was done, in words to print; null when there was nothing to do. */
  run(context: Context): Promise<string | null>;
}
