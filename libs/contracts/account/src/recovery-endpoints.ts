import { z } from 'zod';
import { defineEndpoint } from '@waymark/contracts-core';
import {
  forgotPasswordAnswerSchema,
  forgotPasswordSchema,
  resetPasswordSchema,
  resetTokenOwnerSchema,
  tokenSchema,
} from './recovery';

export const forgotPassword = defineEndpoint({
  name: 'forgotPassword',
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Sends a link to choose a new password. The answer and the time it takes are the same for every address.',
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
    'Sets a new password with a reset token and ends all sessions. The next sign-in still asks for the second step.',
  access: 'visitor',
  body: resetPasswordSchema,
  status: 204,
  problems: ['auth.link-invalid', 'auth.too-many-tries', 'auth.busy'],
});

export const RECOVERY_ENDPOINTS = [forgotPassword, verifyResetToken, resetPassword] as const;
