import { besideOthers, defineEndpoint, emailSchema } from '@waymark/contracts-core';
import { z } from 'zod';
import { PASSWORDS_DIFFER } from './password';
import { passwordSchema } from './registration';

/** The same for every address, so that it reveals no accounts. */
export const FORGOT_PASSWORD_ANSWER =
  'If an account with that email exists, you will receive a password reset link shortly.';
export const LINK_INVALID = 'This password reset link is invalid or has expired. Please request a new one.';

export const forgotPasswordSchema = z.object({ email: emailSchema() });
export type ForgotPassword = z.input<typeof forgotPasswordSchema>;

export const forgotPasswordAnswerSchema = z.object({
  message: z.string(),
  /** Token of the reset link; only on a developer's machine (DEV_RESET_TOKEN). */
  resetToken: z.string().optional(),
});
export type ForgotPasswordAnswer = z.output<typeof forgotPasswordAnswerSchema>;

/** Accepts any text: an invalid token gets the same response as a wrong one. */
export const tokenSchema = z.string(LINK_INVALID).max(200, LINK_INVALID);

export const resetPasswordSchema = z.object({ token: tokenSchema, newPassword: passwordSchema });
export type ResetPassword = z.input<typeof resetPasswordSchema>;

/** The reset form, with the new password twice. */
export const resetFormSchema = z
  .object({ newPassword: passwordSchema, confirmPassword: z.string(PASSWORDS_DIFFER) })
  .refine((form) => form.newPassword === form.confirmPassword, {
    ...besideOthers,
    path: ['confirmPassword'],
    message: PASSWORDS_DIFFER,
  });
export type ResetForm = z.input<typeof resetFormSchema>;

/** A masked email address, such as `m•••@example.org`: the person with the link may not be the account's owner. */
export const resetTokenOwnerSchema = z.object({ email: z.string() });
export type ResetTokenOwner = z.output<typeof resetTokenOwnerSchema>;

export const forgotPassword = defineEndpoint({
  name: 'forgotPassword',
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Sends a link to choose a new password. The response and the time it takes are the same for every address.',
  access: 'visitor',
  body: forgotPasswordSchema,
  response: forgotPasswordAnswerSchema,
  status: 200,
  problems: ['auth.too-many-tries'],
});

export const verifyResetToken = defineEndpoint({
  name: 'verifyResetToken',
  method: 'GET',
  path: '/api/auth/verify-reset-token/:token',
  summary: 'Whether a reset token still works, without using it up, and the masked email address of its account.',
  access: 'visitor',
  params: z.object({ token: tokenSchema }),
  response: resetTokenOwnerSchema,
  status: 200,
  problems: ['auth.link-invalid', 'auth.too-many-tries'],
});

export const resetPassword = defineEndpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/auth/reset-password',
  summary:
    'Sets a new password with a reset token and ends all sessions. The next login still asks for the second step.',
  access: 'visitor',
  body: resetPasswordSchema,
  status: 204,
  problems: ['auth.link-invalid', 'auth.too-many-tries', 'auth.busy'],
});

export const RECOVERY_ENDPOINTS = [forgotPassword, verifyResetToken, resetPassword] as const;
