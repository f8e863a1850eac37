import { z } from 'zod';

/** What the log of staff acts knows, with words for people. No zod here: pages load it too. */
export const AUDIT_ACT_LABELS = {
  'member.viewed': 'Looked at the details of',
  'member.verification-changed': 'Changed the verification of',
  'member.influencer-changed': 'Changed the influencer badge of',
  'member.suspended': 'Suspended',
  'member.restored': 'Restored',
  'member.limited': 'Held back from posting:',
  'member.limit-ended': 'Let post again:',
  'member.role-changed': 'Changed the role of',
  'gift.refund-asked': 'Asked Stripe to refund a gift of',
  'gift.refunded': 'Refunded a gift of',
  'gift.refund-failed': 'Stripe did not refund a gift of',
} as const;

export type AuditAct = keyof typeof AUDIT_ACT_LABELS;
export const AUDIT_ACTS = Object.keys(AUDIT_ACT_LABELS) as [AuditAct, ...AuditAct[]];
const personSchema = z.object({ id: z.number().int(), displayName: z.string().nullable() });

/** One line of the log of staff acts. */
export const auditEntrySchema = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  /** The list grows: a page has words of its own for an act that it does not know. */
  act: z.enum(AUDIT_ACTS).meta({ 'x-open': true }),
  /** Null for the operator at the command line, and for somebody whose account was erased. */
  actor: personSchema.nullable(),
  subject: personSchema.nullable(),
  detail: z.string().nullable(),
  reason: z.string().nullable(),
  /** Who it was about was taken out, with their account. */
  isErased: z.boolean(),
});
export type AuditLogEntry = z.output<typeof auditEntrySchema>;
