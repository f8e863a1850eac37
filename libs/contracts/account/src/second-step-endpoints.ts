import { z } from 'zod';
import { defineEndpoint, requiredLineSchema } from '@waymark/contracts-core';
import { currentUserSchema } from './session';

export const CODE_MISSING = 'Please enter the code.';
export const CODE_NOT_RIGHT = 'This code is not right. Wait for the next one in your app and try again.';

const codeSchema = requiredLineSchema(40, CODE_MISSING, { tooLong: CODE_NOT_RIGHT });
const bodySchema = z.object({ code: codeSchema });
const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

/**
 * `challenge` is in the 401 `auth.second-step` response of a login; after a login with a provider it is in a cookie.
 */
export const secondStepSchema = z.object({ challenge: z.string().max(100).optional(), code: codeSchema });
export type SecondStep = z.input<typeof secondStepSchema>;
export type RecoveryCodes = z.output<typeof recoveryCodesSchema>;

export const takeSecondStep = defineEndpoint({
  name: 'takeSecondStep',
  method: 'POST',
  path: '/api/auth/login/second-step',
  summary: 'Completes a login with a code from the app or a recovery code. Allows five tries in five minutes.',
  access: 'visitor',
  beginsSession: true,
  body: secondStepSchema,
  response: currentUserSchema,
  status: 200,
  problems: ['auth.challenge-over', 'auth.too-many-tries'],
});

export const authenticatorSetupSchema = z.object({
  /** Secret in Base32, for typing into the authenticator app. */
  secret: z.string(),
  /** otpauth: URI for the QR code. */
  uri: z.string(),
});
export type AuthenticatorSetup = z.output<typeof authenticatorSetupSchema>;

export const startAuthenticator = defineEndpoint({
  name: 'startAuthenticator',
  method: 'POST',
  path: '/api/auth/authenticator',
  summary: 'A new secret for an authenticator app. Login does not ask for codes until it is confirmed.',
  access: 'member',
  response: authenticatorSetupSchema,
  status: 200,
  problems: ['auth.prove-again', 'auth.codes-on'],
});

export const confirmAuthenticator = defineEndpoint({
  name: 'confirmAuthenticator',
  method: 'POST',
  path: '/api/auth/authenticator/confirm',
  summary: 'Turns on login codes once the first code is correct. Only this response contains the recovery codes.',
  access: 'member',
  body: bodySchema,
  response: recoveryCodesSchema,
  status: 200,
  problems: ['auth.prove-again', 'auth.codes-on', 'auth.codes-off', 'auth.too-many-tries'],
});

export const removeAuthenticator = defineEndpoint({
  name: 'removeAuthenticator',
  method: 'DELETE',
  path: '/api/auth/authenticator',
  summary: 'Turns off login codes and deletes the recovery codes. Succeeds even if they were already off.',
  access: 'member',
  status: 204,
  problems: ['auth.prove-again'],
});

export const renewRecoveryCodes = defineEndpoint({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/auth/authenticator/recovery-codes',
  summary: 'Creates ten new recovery codes. The old ones stop working.',
  access: 'member',
  response: recoveryCodesSchema,
  status: 200,
  problems: ['auth.prove-again', 'auth.codes-off'],
});

export const SECOND_STEP_ENDPOINTS = [
  takeSecondStep,
  startAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
] as const;
