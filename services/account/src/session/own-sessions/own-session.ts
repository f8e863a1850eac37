import type { SignedInBy } from '../signed-in-by';

/** One session as its owner sees it. */
export interface OwnSession {
  id: string;
  /** Empty for sessions from before devices were noted. */
  device: string;
  method: SignedInBy['method'];
  signedInAt: Date;
  lastUsedAt: Date;
  isCurrent: boolean;
}
