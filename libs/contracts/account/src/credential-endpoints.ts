import { z } from 'zod';
import { defineEndpoint, emailSchema } from '@waymark/contracts-core';
import { PASSWORD_MAX } from './password';
import { passwordSchema } from './registration';

const LINK_INVALID = 'This link is invalid or has expired. Please request a new one.';
const CURRENT_PASSWORD = 'Please enter your current password.';

export const verifyEmailSchema = z.object({ token: z.string(LINK_INVALID).max(200, LINK_INVALID) });

/** Members who already have a password must send `currentPassword`. */
export const changePasswordSchema = z.object({
  currentPassword: z.string(CURRENT_PASSWORD).max(PASSWORD_MAX, CURRENT_PASSWORD).optional(),
  newPassword: passwordSchema,
});
export type ChangePassword = z.input<typeof changePasswordSchema>;

export const changeEmailSchema = z.object({ newEmail: emailSchema() });
export type ChangeEmail = z.input<typeof changeEmailSchema>;

export const verifyEmail = defineEndpoint({
  name: 'verifyEmail',
  method: 'POST',
  path: '/api/auth/verify-email',
  summary: 'Confirms an email address with the token that was sent to it, for a new account or a change of address.',
  access: 'visitor',
  body: verifyEmailSchema,
  response: z.object({ what: z.enum(['verified', 'changed']) }),
  status: 200,
  problems: ['auth.link-invalid', 'auth.too-many-tries'],
});

export const resendVerification = defineEndpoint({
  name: 'resendVerification',
  method: 'POST',
  path: '/api/auth/verify-email/resend',
  summary:
    'Sends the logged-in member a new link to confirm their email address. Does nothing if it is already confirmed.',
  access: 'member',
  status: 204,
  problems: ['auth.too-many-tries'],
});

export const changePassword = defineEndpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/api/auth/change-password',
  summary:
    'Sets a new password and ends all other sessions. Needs the current password, or a recent login if there is none.',
  access: 'member',
  body: changePasswordSchema,
  status: 204,
  problems: ['auth.prove-again', 'auth.too-many-tries', 'auth.busy'],
});

export const changeEmail = defineEndpoint({
  name: 'changeEmail',
  method: 'POST',
  path: '/api/auth/change-email',
  summary:
    'Sends a link to the new address. The change happens when the link is opened. The response is the same if the address is taken.',
  access: 'member',
  body: changeEmailSchema,
  status: 204,
  problems: ['auth.prove-again', 'auth.too-many-tries'],
});

export const CREDENTIAL_ENDPOINTS = [verifyEmail, resendVerification, changePassword, changeEmail] as const;
