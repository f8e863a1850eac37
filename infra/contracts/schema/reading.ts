/** Which properties must not disappear between two schemas: those read, those written, or neither. */
export interface Reading {
  readonly keeps: 'read' | 'written' | 'neither';
}

/** A response or event: its readers are old, its writer is new. */
export const ANSWER: Reading = { keeps: 'read' };

/** A request: its writers are old, its reader is new. */
export const REQUEST: Reading = { keeps: 'written' };

/** A reader that tolerates missing properties: added or removed ones are no fault. */
export const AS_PARSED: Reading = { keeps: 'neither' };
