/** `limited`: it works, though slower or with less. */
export type StatusState = 'working' | 'limited' | 'not-answering';

/** `switched-off`: by us, on purpose, for now. */
export type PartState = StatusState | 'switched-off';

export interface StatusPart {
  /** Slice, `pages` or `news`. */
  name: string;
  title: string;
  state: PartState;
  /** What people notice of it now. */
  notice?: string;
}

/** How the site is, in words for people; nothing of how it is built. */
export interface StatusReport {
  state: StatusState;
  /** ISO 8601, UTC. */
  checkedAt: string;
  parts: StatusPart[];
}
