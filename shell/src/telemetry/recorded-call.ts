import type { BrowserSpan } from '@waymark/contracts-core';

/** A call that this page recorded, by the page's own clock. */
export interface RecordedCall extends Omit<BrowserSpan, 'agoMs'> {
  /** On the clock of `performance.now()`. */
  startedAt: number;
}
