import { type RevertKind, REVERT_KINDS, REVERT_SLICES, type RevertSlice } from '@waymark/contracts-core';

/** Returns the ID of the case about a member's day: the member ID and the day. */
export const memberDayId = (memberId: number, day: string): string => `${memberId}-${day}`;

/** Parses such an ID; null when it is none. */
export function memberDayOf(contentId: string): { memberId: number; day: string } | null {
  const [, memberId, day] = /^(\d+)-(\d{4}-\d\d-\d\d)$/.exec(contentId) ?? [];
  return memberId && day ? { memberId: Number(memberId), day } : null;
}

/** Returns the services that have something left to undo when some kinds are left out. */
export const slicesToAsk = (leftOut: readonly RevertKind[]): RevertSlice[] =>
  REVERT_SLICES.filter((slice) => REVERT_KINDS[slice].some((kind) => !leftOut.includes(kind)));
