import type { CaseAct, Decision } from '@waymark/contracts-community';
import type { ContentState } from '@waymark/contracts-core';

const DAY_MS = 86_400_000;

/** The state of the content after each act. */
export const STATE_AFTER: Readonly<Record<CaseAct, ContentState>> = {
  keep: 'shown',
  warn: 'shown',
  correct: 'shown',
  hide: 'hidden',
  remove: 'removed',
  limit: 'hidden',
  suspend: 'hidden',
};

/** Returns the end of a limit. After an appeal it counts from the first decision, so an appeal never lengthens it. */
export const limitEnd = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS);

/** A decision to store. */
export interface NewDecision extends Pick<Decision, 'act' | 'rule' | 'facts'> {
  /** The number of the decision on this content: 1, 2, 3 … */
  number: number;
  decidedBy: number;
  /** The decision appealed against; null if this decision follows no appeal. */
  appealOf: number | null;
  /** The corrected text in force from now on; null if none. */
  correctionId: number | null;
  /** Length of a `limit`. */
  limitDays: number | null;
  limitedUntil: Date | null;
  /** Whether the measure against the author in this case ends. */
  endsMeasure: boolean;
  takesBack: boolean;
}
