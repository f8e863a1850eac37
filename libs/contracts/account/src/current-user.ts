import { z } from 'zod';
import { roleSchema, storedEmailSchema } from '@waymark/contracts-core';

/** The signed-in member, as only they see it. */
export const currentUserSchema = z.object({
  id: z.number().int(),
  email: storedEmailSchema,
  displayName: z.string(),
  username: z.string(),
  role: roleSchema.exclude(['visitor']),
  isVerified: z.boolean(),
  reviewCount: z.number().int(),
  helpfulVotes: z.number().int(),
  createdAt: z.iso.datetime(),
  emailVerified: z.boolean().default(false),
  isInfluencer: z.boolean().default(false),
  /** Staff who came in without a code or a passkey, where one is asked of them: `role` is member until they do. */
  secondStepNeeded: z.boolean().default(false),
});
export type CurrentUser = z.output<typeof currentUserSchema>;

/** Answer of register: the same shape whether the e-mail was known or not (READINGS, conventions). */
export const registeredSchema = z.object({
  id: z.number().int(),
  email: storedEmailSchema,
  displayName: z.string(),
  username: z.string(),
});
