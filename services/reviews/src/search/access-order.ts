import { ACCESS_GROUPS, type AccessGroup, type WishState } from '@waymark/contracts-reviews';
import type { Candidate } from './search-port';

/** What is known of all wishes together, in the order of every answer. */
export const STATES = ['confirmed', 'stated', 'partly', 'unknown', 'no'] as const satisfies readonly WishState[];

/** What a person may choose to see; nothing else hides a place because of a wish. */
const CHOSEN = {
  any: STATES,
  known: ['confirmed', 'stated', 'partly', 'no'],
  stated: ['confirmed', 'stated', 'partly'],
  confirmed: ['confirmed'],
} as const satisfies Record<string, readonly WishState[]>;

export type AccessChoice = keyof typeof CHOSEN;
export type GroupCounts = Record<AccessGroup, number>;

/** Which states a list holds. A wish alone, with no kind, name or place, holds only what is known to meet it. */
export const statesFor = (choice: AccessChoice, isWishAlone: boolean): readonly WishState[] =>
  choice === 'any' && isWishAlone ? CHOSEN.stated : CHOSEN[choice];

export const groupOfState = (state: WishState): AccessGroup => (state === 'partly' ? 'stated' : state);

/** How many places each group has, from how many each state has. */
export const countGroups = (countOf: (state: WishState) => number): GroupCounts => ({
  confirmed: countOf('confirmed'),
  stated: countOf('stated') + countOf('partly'),
  unknown: countOf('unknown'),
  no: countOf('no'),
});

/** Group by group, those of one group as they came; made-up samples behind every real place. */
export function inGroups(hits: readonly Candidate[]): Candidate[] {
  const rank = ({ group, isSample }: Candidate) =>
    (isSample ? ACCESS_GROUPS.length : 0) + ACCESS_GROUPS.indexOf(group ?? 'confirmed');
  return [...hits].sort((one, other) => rank(one) - rank(other));
}
