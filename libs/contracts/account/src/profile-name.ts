import { z } from 'zod';
import { requiredLineSchema } from '@waymark/contracts-core';

/** The name that other members see. */
export const displayNameSchema = requiredLineSchema(100, 'Display name must be at least 2 characters', { min: 2 });

/** One letter with its marks: marks of its script, at most two accents, and a joiner where the script uses them. */
const LETTER = '[\\p{L}\\p{N}](?!(?:\\p{M}*\\p{Script=Inherited}){3})\\p{M}{0,6}[\\u200c\\u200d]?';
const USERNAME = new RegExp(`^(?:${LETTER}|[._-])*$`, 'u');

/** The server checks that the name is unique; look-alike letters count as equal. */
export const usernameSchema = requiredLineSchema(50, 'Username must be at least 3 characters', { min: 3 }).refine(
  (name) => USERNAME.test(name),
  'Use letters, numbers, dots, dashes and underscores only.',
);

/** The server's message for a name that imitates the site, its staff or "Former member". */
export const NAME_RESERVED = 'This name is reserved for the people who run this site. Please choose another one.';

export const changeNameSchema = z.object({ displayName: displayNameSchema, username: usernameSchema });
export type ChangeName = z.input<typeof changeNameSchema>;
