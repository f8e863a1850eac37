import { z } from 'zod';
import { defineEvent } from './event';

const memberId = z.number().int().positive();

/** `<slice>.member.erased.v1`: how a slice confirms that it holds nothing of a deleted member. */
export function memberErasedEvent<const S extends string>(slice: S) {
  return defineEvent({
    type: `${slice}.member.erased.v1`,
    summary: 'This slice holds nothing of a deleted member any more, in its tables, files, index and events.',
    data: z.object({ memberId }),
  });
}

/** Longest sealed text of one part: the broker takes a megabyte, and other events must not wait long behind it. */
export const SEALED_PART_MAX = 200_000;

/** `<slice>.export.part.v1`: a piece of what a slice holds about a member, as JWE that account alone can open. */
export function exportPartEvent<const S extends string>(slice: S) {
  return defineEvent({
    type: `${slice}.export.part.v1`,
    summary: 'A sealed piece of a member’s data for an export. Nobody but the account slice can open it.',
    data: z.object({
      exportId: z.uuid(),
      /** 1, 2, … parts. */
      part: z.number().int().positive(),
      parts: z.number().int().positive(),
      sealed: z.string().max(SEALED_PART_MAX),
    }),
  });
}
