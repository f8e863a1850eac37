import { z } from 'zod';
import { defineEndpoint } from './endpoint';
import { defineEvent } from './event';
import { idParamSchema } from './paging';
import { ALL_REVERT_KINDS, MEMBER_DAY_SHOWN, type RevertKind } from './revert-kinds';

const FIRST_DAY = '2000-01-01';

export const revertKindSchema = z.enum(ALL_REVERT_KINDS as [RevertKind, ...RevertKind[]]);
/** A day in London time. */
export const memberDaySchema = z.iso
  .date('Use a date like 2026-11-23.')
  .refine((day) => day >= FIRST_DAY, 'There were no members then.')
  .meta({ examples: ['2026-11-23'] });

export const memberDayParams = z.object({ memberId: idParamSchema, day: memberDaySchema });

const counted = z.object({ kind: revertKindSchema, count: z.number().int().nonnegative() });

/** What a member did in one service on a day; the same shape for all services. Only staff see the titles and texts. */
export const shownMemberDaySchema = z.object({
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
        .max(MEMBER_DAY_SHOWN),
    }),
  ),
  /** Items that a bulk undo has hidden and that undoing it would restore. */
  taken: z.array(counted),
});
export type MemberDay = z.output<typeof shownMemberDaySchema>;

/** Returns to staff a preview of one service. */
export function memberDayEndpoint<const N extends string>(name: N, folder: `/api/${string}/member-days`) {
  return defineEndpoint({
    name,
    method: 'GET',
    path: `${folder}/:memberId/:day`,
    summary: 'What a member did here on one day (Europe/London) that a revert would undo.',
    access: 'moderator',
    params: memberDayParams,
    response: shownMemberDaySchema,
    status: 200,
  });
}

/** `<slice>.revert.done.v1`, aggregate: the bulk undo. */
export function revertDoneEvent<const S extends string>(slice: S) {
  return defineEvent({
    type: `${slice}.revert.done.v1`,
    summary: 'What a member did on one day has been undone or restored here, with counts by kind.',
    data: z.object({
      revertId: z.number().int().positive(),
      number: z.number().int().positive(),
      state: z.enum(['reverted', 'undone']),
      counts: z.array(counted),
    }),
  });
}
