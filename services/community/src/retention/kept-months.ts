/**
 * For how long staff keep what people told them, in months. The log of staff acts is not among it: it only grows, and what names
 * somebody in it goes with their account.
 */
export const KEPT_MONTHS = {
  /** From the answer on: an appeal may come for six months, and has to be decided after that. */
  reportWords: 12,
  /** An address that waits for an answer for a year waits in vain. */
  reporterMail: 12,
  /** As long as the page of everybody counts them: two years and the quarter that runs. */
  closedCases: 25,
  /** Of feedback that is answered or done. */
  notes: 24,
  feedbackAddress: 24,
} as const;
