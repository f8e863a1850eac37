import { z } from 'zod';
import { defineEvent } from '@waymark/contracts-core';

const id = z.number().int().positive();

/** What becomes of the reviews of a member who leaves. */
export const REVIEWS_CHOICES = ['anonymise', 'delete'] as const;
export const reviewsChoiceSchema = z.enum(REVIEWS_CHOICES);
export type ReviewsChoice = z.infer<typeof reviewsChoiceSchema>;

/** Aggregate: the member. Published again until every slice has confirmed, and after a restore. */
export const memberDeleted = defineEvent({
  type: 'account.member.deleted.v1',
  summary: 'A member left: every slice erases what it holds of them and answers <slice>.member.erased.v1.',
  data: z.object({ memberId: id, reviews: reviewsChoiceSchema }),
});

/** Public half of a key pair made for one export (P-256, JWK). */
export const exportKeySchema = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.base64url(),
  y: z.base64url(),
});

/** Aggregate: the export. */
export const exportRequested = defineEvent({
  type: 'account.export.requested.v1',
  summary: 'A member asks for their data: every slice answers with <slice>.export.part.v1, sealed for this key.',
  data: z.object({ exportId: z.uuid(), memberId: id, publicKey: exportKeySchema }),
});

export const PRIVACY_EVENTS = [memberDeleted, exportRequested] as const;
