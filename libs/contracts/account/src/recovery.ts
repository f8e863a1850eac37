import { besideOthers, emailSchema } from '@waymark/contracts-core';
import { z } from 'zod';
import { PASSWORDS_DIFFER } from './password';
import { passwordSchema } from './registration';

/** The same for every address (S2, error catalogue). */
export const FORGOT_PASSWORD_ANSWER =
  'If an account with that email exists, you will receive a password reset link shortly.';
export const LINK_INVALID = 'This password reset link is invalid or has expired. Please request a new one.';

export const forgotPasswordSchema = z.object({ email: emailSchema() });
export type ForgotPassword = z.input<typeof forgotPasswordSchema>;

export const forgotPasswordAnswerSchema = z.object({
  message: z.string(),
  /** On a developer's own machine only (DEV_RESET_TOKEN). */
  resetToken: z.string().optional(),
});
export type ForgotPasswordAnswer = z.output<typeof forgotPasswordAnswerSchema>;

/** Any text: what is no token gets the answer of a wrong one. */
export const tokenSchema = z.string(LINK_INVALID).max(200, LINK_INVALID);

export const resetPasswordSchema = z.object({ token: tokenSchema, newPassword: passwordSchema });
export type ResetPassword = z.input<typeof resetPasswordSchema>;

/** The form of the page: the password twice. */
export const resetFormSchema = z
  .object({ newPassword: passwordSchema, confirmPassword: z.string(PASSWORDS_DIFFER) })
  .refine((form) => form.newPassword === form.confirmPassword, {
    ...besideOthers,
    path: ['confirmPassword'],
    message: PASSWORDS_DIFFER,
  });
export type ResetForm = z.input<typeof resetFormSchema>;

/** Whose account a token is for, told to somebody who may have found it: `m•••@example.org`. */
export const resetTokenOwnerSchema = z.object({ email: z.string() });
export type ResetTokenOwner = z.output<typeof resetTokenOwnerSchema>;
