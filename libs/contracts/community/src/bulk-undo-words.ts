import { type BulkUndoKind, BULK_UNDO_KINDS, BULK_UNDO_SLICES, type BulkUndoSlice } from '@waymark/contracts-core';

/** Returns the ID of the case about a member's day: the member ID and the day. */
export const activityOfDayId = (memberId: number, day: string): string => `${memberId}-${day}`;

/** Parses such an ID; null when it is none. */
export function activityOfDayOf(contentId: string): { memberId: number; day: string } | null {
  const [, memberId, day] = /^(\d+)-(\d{4}-\d\d-\d\d)$/.exec(contentId) ?? [];
  return memberId && day ? { memberId: Number(memberId), day } : null;
}

/** Returns the services that have something left to undo when some kinds are left out. */
export const slicesToAsk = (leftOut: readonly BulkUndoKind[]): BulkUndoSlice[] =>
  BULK_UNDO_SLICES.filter((slice) => BULK_UNDO_KINDS[slice].some((kind) => !leftOut.includes(kind)));
