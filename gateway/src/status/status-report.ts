/** `limited`: it works, though slower or with less. */
export type StatusState = 'working' | 'limited' | 'not-answering';

export interface StatusPart {
  /** Slice, `pages` or `news`. */
  name: string;
  title: string;
  state: StatusState;
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
