import { z } from 'zod';
import { roleSchema } from './role';

/**
 * Identity that the gateway sends to a service: a JWT (HS256, at most 60 s) in the identity header.
 * Contains no email address and no health data, so a logged header exposes only an ID.
 */
export const identitySchema = z.object({
  memberId: z.number().int().positive(),
  role: roleSchema.exclude(['visitor']),
  displayName: z.string(),
  /** End of a posting limit that staff set; omitted without a limit. */
  limitedUntil: z.iso.datetime().optional(),
  /** The statement of reasons for the limit. */
  limitStatement: z.number().int().positive().optional(),
});
export type Identity = z.infer<typeof identitySchema>;

/** The signed-in member, or null for a visitor. */
export type Actor = Identity | null;

export const IDENTITY_ISSUER = 'waymark-gateway';
export const IDENTITY_TTL_SECONDS = 60;
