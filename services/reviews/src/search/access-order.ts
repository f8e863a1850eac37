import { ACCESS_GROUPS, type AccessGroup, type WishState } from '@waymark/contracts-reviews';
import type { Candidate } from './search-port';

/** How far a venue meets all wishes together, in the order of every result. */
export const STATES = ['confirmed', 'stated', 'partly', 'unknown', 'no'] as const satisfies readonly WishState[];

/** The states that each choice of filter contains. No other rule hides a venue because of a wish. */
const CHOSEN = {
  any: STATES,
  known: ['confirmed', 'stated', 'partly', 'no'],
  stated: ['confirmed', 'stated', 'partly'],
  confirmed: ['confirmed'],
} as const satisfies Record<string, readonly WishState[]>;

export type AccessChoice = keyof typeof CHOSEN;
export type GroupCounts = Record<AccessGroup, number>;

/**
 * Returns the states that a list contains. A query that is only a wish, without kind, name or place, lists only venues
 * known to meet it.
 */
export const statesFor = (choice: AccessChoice, isWishAlone: boolean): readonly WishState[] =>
  choice === 'any' && isWishAlone ? CHOSEN.stated : CHOSEN[choice];

export const groupOfState = (state: WishState): AccessGroup => (state === 'partly' ? 'stated' : state);

/** Counts venues per group from the counts per state. */
export const countGroups = (countOf: (state: WishState) => number): GroupCounts => ({
  confirmed: countOf('confirmed'),
  stated: countOf('stated') + countOf('partly'),
  unknown: countOf('unknown'),
  no: countOf('no'),
});

/** Sorts by group and keeps the order within each; made-up samples come after all real venues. */
export function inGroups(hits: readonly Candidate[]): Candidate[] {
  const rank = ({ group, isSample }: Candidate) =>
    (isSample ? ACCESS_GROUPS.length : 0) + ACCESS_GROUPS.indexOf(group ?? 'confirmed');
  return [...hits].sort((one, other) => rank(one) - rank(other));
}
