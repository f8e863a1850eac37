import { defineEndpoint, identitySchema, roleSchema, storedEmailSchema } from '@waymark/contracts-core';
import { z } from 'zod';

/** What the login page offers besides a password. `provider` is null when the operator has not set one up. */
export const waysInSchema = z.object({
  provider: z.object({ name: z.string() }).nullable(),
});
export type WaysIn = z.output<typeof waysInSchema>;

export const passkeySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** A service such as a password manager backs up the passkey, so that losing a device does not lose it. */
  isBackedUp: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type PasskeyView = z.output<typeof passkeySchema>;

/** Every way to log in to the member's own account. */
export const ownWaysInSchema = z.object({
  hasPassword: z.boolean(),
  passkeys: z.array(passkeySchema),
  /** Null while codes are turned off. */
  codes: z.object({ since: z.iso.datetime(), recoveryCodesLeft: z.number().int() }).nullable(),
  /**
   * Null when the operator has not set up a provider. `email` is the address that the provider gave for the linked
   * person.
   */
  provider: z.object({ name: z.string(), isLinked: z.boolean(), email: z.string().nullable() }).nullable(),
});
export type OwnWaysIn = z.output<typeof ownWaysInSchema>;

export const getWaysIn = defineEndpoint({
  name: 'getWaysIn',
  method: 'GET',
  path: '/api/auth/ways',
  summary: 'The ways to log in to this site.',
  access: 'visitor',
  response: waysInSchema,
  status: 200,
});

export const getOwnWaysIn = defineEndpoint({
  name: 'getOwnWaysIn',
  method: 'GET',
  path: '/api/auth/ways/mine',
  summary: 'The ways to log in that the logged-in member has set up.',
  access: 'member',
  response: ownWaysInSchema,
  status: 200,
});

export const WAYS_IN_ENDPOINTS = [getWaysIn, getOwnWaysIn] as const;

/**
 * Where the gateway looks up the owner of a session cookie that Redis does not have: GET /internal/sessions/:hash
 * with a service-to-service identity. `hash` is the hex SHA-256 of the cookie's value. 404: no such session.
 */
export const SESSION_LOOKUP_PATH = '/internal/sessions/:hash';
export const sessionLookupSchema = identitySchema;

/**
 * Where the holder of an open connection asks how long the session lasts. The request does not extend the session. 0:
 * it has ended.
 */
export const SESSION_TIME_LEFT_PATH = '/internal/sessions/:hash/time-left';
export const sessionTimeLeftSchema = z.object({ secondsLeft: z.number().int().nonnegative() });
export type SessionTimeLeft = z.output<typeof sessionTimeLeftSchema>;

/** Returns the Redis key `session:<hash>`. Its value is sessionLookupSchema as JSON, or `revoked`. */
export const sessionCacheKey = (hash: string) => `session:${hash}`;
export const SESSION_CACHE_TTL_SECONDS = 60;
export const SESSION_REVOKED = 'revoked';

/** The signed-in member; only they get this response. */
export const currentUserSchema = z.object({
  id: z.number().int(),
  email: storedEmailSchema,
  displayName: z.string(),
  username: z.string(),
  role: roleSchema.exclude(['visitor']),
  isVerified: z.boolean(),
  reviewCount: z.number().int(),
  helpfulVotes: z.number().int(),
  createdAt: z.iso.datetime(),
  emailVerified: z.boolean().default(false),
  isInfluencer: z.boolean().default(false),
  /** True for staff who must use a code or passkey and logged in without one. `role` stays member until they do. */
  secondStepNeeded: z.boolean().default(false),
});
export type CurrentUser = z.output<typeof currentUserSchema>;

/** Response of register. It has the same shape whether or not the email address was known. */
export const registeredSchema = z.object({
  id: z.number().int(),
  email: storedEmailSchema,
  displayName: z.string(),
  username: z.string(),
});
