import { Refusal } from '../cli/refusal';
import type { Staged } from '../../registry/staged';

/**
 * Takes the newest build back: a canary is dropped, a stable build makes room for the one before. `older` is what a
 * further rollback goes to (from the history), so that two in a row never bring the taken back build again.
 */
export function rollBack<Build extends { version: string }>(current: Staged<Build>, older?: Build): Staged<Build> {
  const { canary, previous, ...rest } = current;
  if (canary) return previous ? { ...rest, previous } : rest;
  if (!previous) throw new Refusal(`${current.stable.version} is the first build: there is none to go back to.`);
  return { ...rest, stable: previous, ...(older ? { previous: older } : {}) };
}
