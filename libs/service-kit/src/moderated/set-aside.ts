import type { ContentState } from '@waymark/contracts-core';
import { coreProblem, type ProblemException } from '../problem/problem-exception';

/** As a row says it: nothing where it is shown. */
export const setAsideOf = (state: ContentState): string | null => (state === 'shown' ? null : state);

export const stateOf = (setAside: string | null): ContentState =>
  setAside === 'hidden' || setAside === 'removed' ? setAside : 'shown';

/** What whoever opens the address of such a row is told; null where it is shown, or not there at all. */
export function asideProblem(row: { setAside: string | null } | null): ProblemException | null {
  const state = stateOf(row?.setAside ?? null);
  return state === 'shown' ? null : coreProblem(`content.${state}`);
}
