import { z } from 'zod';
import { defineEndpoint } from '@waymark/contracts-core';

/** What the login page offers beside a password. `provider` is null where the operator set none up. */
export const waysInSchema = z.object({
  provider: z.object({ name: z.string() }).nullable(),
});
export type WaysIn = z.output<typeof waysInSchema>;

export const passkeySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** It is kept by a service such as a password manager, so that losing a device does not lose it. */
  isBackedUp: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type PasskeyView = z.output<typeof passkeySchema>;

/** Everything that opens the signed-in member's own account. */
export const ownWaysInSchema = z.object({
  hasPassword: z.boolean(),
  passkeys: z.array(passkeySchema),
  /** Null while codes are off. */
  codes: z.object({ since: z.iso.datetime(), recoveryCodesLeft: z.number().int() }).nullable(),
  /** Null where the operator set no provider up; `email` is what the provider calls the linked person. */
  provider: z.object({ name: z.string(), isLinked: z.boolean(), email: z.string().nullable() }).nullable(),
});
export type OwnWaysIn = z.output<typeof ownWaysInSchema>;

export const getWaysIn = defineEndpoint({
  name: 'getWaysIn',
  method: 'GET',
  path: '/api/auth/ways',
  summary: 'The ways to sign in to this site.',
  access: 'visitor',
  response: waysInSchema,
  status: 200,
});

export const getOwnWaysIn = defineEndpoint({
  name: 'getOwnWaysIn',
  method: 'GET',
  path: '/api/auth/ways/mine',
  summary: 'The ways to sign in that the signed-in member has set up.',
  access: 'member',
  response: ownWaysInSchema,
  status: 200,
});

export const WAYS_IN_ENDPOINTS = [getWaysIn, getOwnWaysIn] as const;
