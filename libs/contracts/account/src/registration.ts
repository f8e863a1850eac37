import { besideOthers, emailSchema } from '@waymark/contracts-core';
import { z } from 'zod';
import { PASSWORDS_DIFFER, PASSWORD_MAX, PASSWORD_MIN_DEFAULT, PASSWORD_TOO_SHORT } from './password';
import { displayNameSchema, usernameSchema } from './profile-name';

// A missing field gets the documented message, too.
const DISPLAY_NAME_SHORT = 'Display name must be at least 2 characters';
const USERNAME_SHORT = 'Username must be at least 3 characters';

export const passwordSchema = z
  .string(PASSWORD_TOO_SHORT)
  .min(PASSWORD_MIN_DEFAULT, PASSWORD_TOO_SHORT)
  .max(PASSWORD_MAX, `Please use at most ${PASSWORD_MAX} characters.`);

/** Validation rules of a new account, with their messages. */
export const registrationSchema = z
  .object({
    email: emailSchema(),
    password: passwordSchema,
    confirmPassword: z.string(PASSWORDS_DIFFER),
    displayName: z.string(DISPLAY_NAME_SHORT).pipe(displayNameSchema),
    username: z.string(USERNAME_SHORT).pipe(usernameSchema),
    consentToDataProcessing: z.literal(true, 'You must consent to data processing to create an account'),
    consentToMarketing: z.boolean().default(false),
  })
  .refine((form) => form.password === form.confirmPassword, {
    ...besideOthers,
    path: ['confirmPassword'],
    message: PASSWORDS_DIFFER,
  });
export type Registration = z.input<typeof registrationSchema>;

export const signInSchema = z.object({
  email: emailSchema(),
  password: passwordSchema,
});
export type SignIn = z.input<typeof signInSchema>;
