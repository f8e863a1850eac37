import { z } from 'zod';
import { lineSchema } from '@waymark/contracts-core';

/** How others see a member (S2 section 5). */
export const displayNameSchema = lineSchema(100).refine((name) => name.length >= 2, 'Display name must be at least 2 characters');

/** Unique among all members, look-alike letters folded: the server tells. */
export const usernameSchema = lineSchema(50)
  .refine((name) => name.length >= 3, 'Username must be at least 3 characters')
  .refine((name) => /^[\p{L}\p{N}._-]*$/u.test(name), 'Use letters, numbers, dots, dashes and underscores only.');

export const changeNameSchema = z.object({ displayName: displayNameSchema, username: usernameSchema });
export type ChangeName = z.input<typeof changeNameSchema>;
