import { z } from 'zod';
import { AUDIT_ACTS } from './audit-acts';

const personSchema = z.object({ id: z.number().int(), displayName: z.string().nullable() });

/** One line of the log of staff acts. */
export const auditEntrySchema = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  act: z.enum(AUDIT_ACTS),
  /** Null for the operator at the command line, and for somebody whose account was erased. */
  actor: personSchema.nullable(),
  subject: personSchema.nullable(),
  detail: z.string().nullable(),
  reason: z.string().nullable(),
  /** Who it was about was taken out, with their account. */
  isErased: z.boolean(),
});
export type AuditLogEntry = z.output<typeof auditEntrySchema>;
