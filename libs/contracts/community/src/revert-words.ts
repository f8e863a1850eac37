import { type RevertKind, REVERT_KINDS, REVERT_SLICES, type RevertSlice } from '@waymark/contracts-core';

/** Under which a case of a member's day is kept: their number and the day. */
export const memberDayId = (memberId: number, day: string): string => `${memberId}-${day}`;

/** The other way round; null where it is none. */
export function memberDayOf(contentId: string): { memberId: number; day: string } | null {
  const [, memberId, day] = /^(\d+)-(\d{4}-\d\d-\d\d)$/.exec(contentId) ?? [];
  return memberId && day ? { memberId: Number(memberId), day } : null;
}

/** Those that have anything left to take back when some kinds are left out. */
export const slicesToAsk = (leftOut: readonly RevertKind[]): RevertSlice[] =>
  REVERT_SLICES.filter((slice) => REVERT_KINDS[slice].some((kind) => !leftOut.includes(kind)));
