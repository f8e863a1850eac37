import { z } from 'zod';
import { PASSWORD_MAX, PASSWORD_MIN_DEFAULT, PASSWORD_TOO_SHORT } from './password';
import { displayNameSchema, usernameSchema } from './profile-name';

const EMAIL_MESSAGE = 'Please enter a valid email address';

export const emailSchema = z
  .string(EMAIL_MESSAGE)
  .trim()
  .max(254, EMAIL_MESSAGE)
  .pipe(z.email(EMAIL_MESSAGE));

export const passwordSchema = z
  .string(PASSWORD_TOO_SHORT)
  .min(PASSWORD_MIN_DEFAULT, PASSWORD_TOO_SHORT)
  .max(PASSWORD_MAX, `Please use at most ${PASSWORD_MAX} characters.`);

/** Rules of S2 section 5 with their messages. */
export const registrationSchema = z
  .object({
    email: emailSchema,
    password: passwordSchema,
    confirmPassword: z.string('Passwords don\'t match'),
    displayName: displayNameSchema,
    username: usernameSchema,
    consentToDataProcessing: z.literal(true, 'You must consent to data processing to create an account'),
    consentToMarketing: z.boolean().default(false),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: "Passwords don't match",
  });
export type Registration = z.input<typeof registrationSchema>;

export const signInSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
});
export type SignIn = z.input<typeof signInSchema>;
