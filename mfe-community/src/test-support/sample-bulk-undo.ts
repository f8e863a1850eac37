import type { BulkUndo } from '@waymark/contracts-community';
import { type ActivityOfDay, BULK_UNDO_SLICES } from '@waymark/contracts-core';

const WAITING = BULK_UNDO_SLICES.map((slice) => ({ slice, doneAt: null, counts: [] }));

/** Returns a member's day without a bulk undo. */
export const sampleBulkUndo = (more: Partial<BulkUndo> = {}): BulkUndo => ({
  memberId: 9,
  memberName: 'Ben',
  day: '2026-05-04',
  caseId: null,
  decisionNumber: 0,
  state: null,
  leftOut: [],
  rule: null,
  facts: null,
  decidedAt: null,
  decidedBy: null,
  isAppealed: false,
  slices: WAITING,
  refusal: null,
  ...more,
});

/** Returns the same day with a bulk undo that only the slices in `done` have completed. */
export const sampleTakenBack = (done: readonly string[], more: Partial<BulkUndo> = {}): BulkUndo =>
  sampleBulkUndo({
    caseId: 31,
    decisionNumber: 1,
    state: 'reverted',
    rule: 'false-fact',
    facts: 'Thirty invented answers in an hour.',
    decidedAt: '2026-05-05T10:00:00.000Z',
    decidedBy: 'Ana',
    slices: WAITING.map((one) =>
      done.includes(one.slice)
        ? {
            ...one,
            doneAt: '2026-05-05T10:00:02.000Z',
            counts: one.slice === 'community' ? [{ kind: 'trip', count: 2 }] : [],
          }
        : one,
    ),
    ...more,
  });

/** Returns the community service's activity of that day. */
export const sampleActivityOfDay = (more: Partial<ActivityOfDay> = {}): ActivityOfDay => ({
  kinds: [
    {
      kind: 'trip',
      count: 2,
      items: [
        {
          contentId: '7',
          at: '2026-05-04T09:00:00.000Z',
          title: 'A day in Whitby',
          said: '<b>Not bold</b>',
          path: '/trip-blogs/7',
        },
      ],
    },
    { kind: 'trip-like', count: 0, items: [] },
  ],
  taken: [],
  ...more,
});
