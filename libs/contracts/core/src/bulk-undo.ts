import { z } from 'zod';
import { defineEndpoint } from './endpoint';
import { defineEvent } from './event';
import { idParamSchema } from './paging';
import { ALL_BULK_UNDO_KINDS, ACTIVITY_OF_DAY_SHOWN, type BulkUndoKind } from './bulk-undo-kinds';

const FIRST_DAY = '2000-01-01';

export const bulkUndoKindSchema = z.enum(ALL_BULK_UNDO_KINDS as [BulkUndoKind, ...BulkUndoKind[]]);
/** A day in London time. */
export const activityOfDaySchema = z.iso
  .date('Use a date like 2026-11-23.')
  .refine((day) => day >= FIRST_DAY, 'There were no members then.')
  .meta({ examples: ['2026-11-23'] });

export const activityOfDayParams = z.object({ memberId: idParamSchema, day: activityOfDaySchema });

const counted = z.object({ kind: bulkUndoKindSchema, count: z.number().int().nonnegative() });

/** What a member did in one service on a day; the same shape for all services. Only staff see the titles and texts. */
export const shownActivityOfDaySchema = z.object({
  /** Items that still exist and that a bulk undo would take back; newest first within a kind. */
  kinds: z.array(
    counted.extend({
      items: z
        .array(
          z.object({
            contentId: z.string(),
            at: z.iso.datetime(),
            title: z.string(),
            said: z.string(),
            path: z.string().nullable(),
          }),
        )
        .max(ACTIVITY_OF_DAY_SHOWN),
    }),
  ),
  /** Items that a bulk undo has hidden and that undoing it would restore. */
  taken: z.array(counted),
});
export type ActivityOfDay = z.output<typeof shownActivityOfDaySchema>;

/** Returns to staff a preview of one service. */
export function activityOfDayEndpoint<const N extends string>(name: N, folder: `/api/${string}/member-days`) {
  return defineEndpoint({
    name,
    method: 'GET',
    path: `${folder}/:memberId/:day`,
    summary:
      'What a bulk undo of one day (Europe/London) would remove: everything the member did here that can be undone.',
    access: 'moderator',
    params: activityOfDayParams,
    response: shownActivityOfDaySchema,
    status: 200,
  });
}

/** Defines `<slice>.revert.done.v1`. Aggregate: the bulk undo. */
export function bulkUndoDoneEvent<const S extends string>(slice: S) {
  return defineEvent({
    type: `${slice}.revert.done.v1`,
    summary: 'A member’s activity on one day has been undone or restored here, with counts by kind.',
    data: z.object({
      revertId: z.number().int().positive(),
      number: z.number().int().positive(),
      state: z.enum(['reverted', 'undone']),
      counts: z.array(counted),
    }),
  });
}
