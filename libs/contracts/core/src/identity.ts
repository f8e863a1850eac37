import { z } from 'zod';
import { roleSchema } from './role';

/**
 * Who acts, as the gateway tells a service: a JWT (HS256, at most 60 s) in the identity header.
 * Holds no e-mail and nothing about health, so that a logged header leaks no more than an id.
 */
export const identitySchema = z.object({
  memberId: z.number().int().positive(),
  role: roleSchema.exclude(['visitor']),
  displayName: z.string(),
  /** Until when staff hold them back from posting; left out of everybody else's. */
  limitedUntil: z.iso.datetime().optional(),
  /** The statement of reasons that says why. */
  limitStatement: z.number().int().positive().optional(),
});
export type Identity = z.infer<typeof identitySchema>;

/** Either a signed-in member or nobody. */
export type Actor = Identity | null;

export const IDENTITY_ISSUER = 'waymark-gateway';
export const IDENTITY_TTL_SECONDS = 60;
