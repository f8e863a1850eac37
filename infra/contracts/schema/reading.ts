/** What must not vanish between two schemas: what is read, what is written, or neither. */
export interface Reading {
  readonly keeps: 'read' | 'written' | 'neither';
}

/** An answer or event: those who read it are old, the one who writes it is new. */
export const ANSWER: Reading = { keeps: 'read' };

/** A request: those who write it are old, the one who reads it is new. */
export const REQUEST: Reading = { keeps: 'written' };

/** Somebody who copes without what may be missing: what was not there yet, or is not any more, is no fault. */
export const AS_PARSED: Reading = { keeps: 'neither' };
