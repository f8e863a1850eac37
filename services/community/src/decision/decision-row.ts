import type { CaseAct, Decision } from '@waymark/contracts-community';
import type { ContentState } from '@waymark/contracts-core';

const DAY_MS = 86_400_000;

/** What each act makes of the content. */
export const STATE_AFTER: Readonly<Record<CaseAct, ContentState>> = {
  keep: 'shown',
  warn: 'shown',
  correct: 'shown',
  hide: 'hidden',
  remove: 'removed',
  limit: 'hidden',
  suspend: 'hidden',
};

/** Whoever appeals does not wait longer for the end: it counts from the first decision. */
export const limitEnd = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS);

/** What is stored of a decision. */
export interface NewDecision extends Pick<Decision, 'act' | 'rule' | 'facts'> {
  /** 1, 2, 3 … of the content. */
  number: number;
  decidedBy: number;
  /** The decision that an appeal is about; null: it is none after an appeal. */
  appealOf: number | null;
  /** The corrected words that are in force from now on; null: none are. */
  correctionId: number | null;
  /** Of `limit`. */
  limitDays: number | null;
  limitedUntil: Date | null;
  /** Whether what holds the author back because of this case ends. */
  endsMeasure: boolean;
  takesBack: boolean;
}
