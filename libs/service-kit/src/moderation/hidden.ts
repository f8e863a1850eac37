import type { ContentState } from '@waymark/contracts-core';
import { coreProblem, type ProblemException } from '../problem/problem-exception';

/** Converts a state to the row's value: null when shown. */
export const hiddenContentOf = (state: ContentState): string | null => (state === 'shown' ? null : state);

export const stateOf = (setAside: string | null): ContentState =>
  setAside === 'hidden' || setAside === 'removed' ? setAside : 'shown';

/** Returns the problem for a reader who opens a hidden row's address; null when the row is shown or missing. */
export function asideProblem(row: { setAside: string | null } | null): ProblemException | null {
  const state = stateOf(row?.setAside ?? null);
  return state === 'shown' ? null : coreProblem(`content.${state}`);
}
