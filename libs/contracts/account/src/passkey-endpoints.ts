import { z } from 'zod';
import { defineEndpoint, MAX_INTEGER, requiredLineSchema } from '@waymark/contracts-core';
import { currentUserSchema, passkeySchema } from './session';

const NOT_READABLE = 'Your browser sent something that is not a passkey.';
const NAME_MISSING = 'Please give the passkey a name.';
const text = z.string(NOT_READABLE).max(40_000, NOT_READABLE);

/** The JSON forms of WebAuthn level 3, as browsers write them. The signature check validates the content. */
const optionsSchema = z.looseObject({ challenge: z.string() });
const credentialSchema = <T extends z.ZodRawShape>(response: T) =>
  z.looseObject(
    {
      id: z.string(NOT_READABLE).min(1, NOT_READABLE).max(1400, NOT_READABLE),
      rawId: z.string(NOT_READABLE).max(1400, NOT_READABLE),
      type: z.literal('public-key', NOT_READABLE),
      response: z.looseObject({ clientDataJSON: text, ...response }, NOT_READABLE),
    },
    NOT_READABLE,
  );

const assertionSchema = credentialSchema({ authenticatorData: text, signature: text, userHandle: text.optional() });
const attestationSchema = credentialSchema({
  attestationObject: text,
  transports: z.array(z.string().max(20)).max(10).optional(),
});
const nameSchema = requiredLineSchema(60, NAME_MISSING);
const paramsSchema = z.object({ id: z.coerce.number().int().positive().max(MAX_INTEGER) });

const PROBLEMS = ['auth.challenge-over', 'auth.passkey-refused', 'auth.too-many-tries'] as const;

export const startPasskeySignIn = defineEndpoint({
  name: 'startPasskeySignIn',
  method: 'POST',
  path: '/api/auth/passkeys/sign-in/options',
  summary: 'The options a browser needs to log in with any passkey for this site. Valid once, for five minutes.',
  access: 'visitor',
  beginsSession: true,
  response: optionsSchema,
  status: 200,
  problems: ['auth.too-many-tries'],
});

export const signInWithPasskey = defineEndpoint({
  name: 'signInWithPasskey',
  method: 'POST',
  path: '/api/auth/passkeys/sign-in',
  summary: 'Logs in with a passkey, which counts as both steps.',
  access: 'visitor',
  beginsSession: true,
  body: z.object({ credential: assertionSchema }),
  response: currentUserSchema,
  status: 200,
  problems: PROBLEMS,
});

export const startPasskeyProof = defineEndpoint({
  name: 'startPasskeyProof',
  method: 'POST',
  path: '/api/auth/passkeys/prove/options',
  summary: 'The options a browser needs for the logged-in member to confirm who they are with a passkey.',
  access: 'member',
  response: optionsSchema,
  status: 200,
  problems: ['auth.too-many-tries'],
});

export const proveWithPasskey = defineEndpoint({
  name: 'proveWithPasskey',
  method: 'POST',
  path: '/api/auth/passkeys/prove',
  summary: 'The logged-in member confirms who they are with one of their passkeys.',
  access: 'member',
  body: z.object({ credential: assertionSchema }),
  status: 204,
  problems: PROBLEMS,
});

export const startPasskey = defineEndpoint({
  name: 'startPasskey',
  method: 'POST',
  path: '/api/auth/passkeys/options',
  summary: 'The options a browser needs to create a passkey for the logged-in member.',
  access: 'member',
  response: optionsSchema,
  status: 200,
  problems: ['auth.prove-again', 'auth.too-many-passkeys'],
});

export const addPasskey = defineEndpoint({
  name: 'addPasskey',
  method: 'POST',
  path: '/api/auth/passkeys',
  summary: 'Saves a passkey that the browser created.',
  access: 'member',
  body: z.object({ name: nameSchema, credential: attestationSchema }),
  response: passkeySchema,
  status: 201,
  problems: ['auth.prove-again', 'auth.challenge-over', 'auth.passkey-refused', 'auth.too-many-passkeys'],
});

export const renamePasskey = defineEndpoint({
  name: 'renamePasskey',
  method: 'PATCH',
  path: '/api/auth/passkeys/:id',
  summary: 'Renames one of the member’s own passkeys.',
  access: 'member',
  params: paramsSchema,
  body: z.object({ name: nameSchema }),
  response: passkeySchema,
  status: 200,
  problems: ['request.not-found'],
});

export const removePasskey = defineEndpoint({
  name: 'removePasskey',
  method: 'DELETE',
  path: '/api/auth/passkeys/:id',
  summary: 'Removes one of the member’s own passkeys. The last way to log in cannot be removed.',
  access: 'member',
  params: paramsSchema,
  status: 204,
  problems: ['auth.prove-again', 'auth.last-way-in', 'request.not-found'],
});

export const PASSKEY_ENDPOINTS = [
  startPasskeySignIn,
  signInWithPasskey,
  startPasskeyProof,
  proveWithPasskey,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
] as const;
