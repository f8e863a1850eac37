import { z } from 'zod';
import { requiredLineSchema } from '@waymark/contracts-core';

/** How others see a member (S2 section 5). */
export const displayNameSchema = requiredLineSchema(100, 'Display name must be at least 2 characters', { min: 2 });

/** Unique among all members, look-alike letters folded: the server tells. */
export const usernameSchema = requiredLineSchema(50, 'Username must be at least 3 characters', { min: 3 }).refine(
  (name) => /^[\p{L}\p{N}._-]*$/u.test(name),
  'Use letters, numbers, dots, dashes and underscores only.',
);

export const changeNameSchema = z.object({ displayName: displayNameSchema, username: usernameSchema });
export type ChangeName = z.input<typeof changeNameSchema>;
