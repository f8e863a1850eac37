import { defineEndpoint, identitySchema, roleSchema, storedEmailSchema } from '@waymark/contracts-core';
import { z } from 'zod';

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
 * How the gateway learns who a cookie belongs to when Redis does not say: GET /internal/sessions/:hash
 * with a service-to-service identity. `hash` is the hex SHA-256 of the cookie's value. 404 = nobody.
 */
export const SESSION_LOOKUP_PATH = '/internal/sessions/:hash';
export const sessionLookupSchema = identitySchema;

/** Who holds something open for a session asks how long, in the same way; this is no use of the session. 0: it is over. */
export const SESSION_TIME_LEFT_PATH = '/internal/sessions/:hash/time-left';
export const sessionTimeLeftSchema = z.object({ secondsLeft: z.number().int().nonnegative() });
export type SessionTimeLeft = z.output<typeof sessionTimeLeftSchema>;

/** Redis: `session:<hash>` holds sessionLookupSchema as JSON, or `revoked`. */
export const sessionCacheKey = (hash: string) => `session:${hash}`;
export const SESSION_CACHE_TTL_SECONDS = 60;
export const SESSION_REVOKED = 'revoked';

/** The signed-in member, as only they see it. */
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
  /** Staff who came in without a code or a passkey, where one is asked of them: `role` is member until they do. */
  secondStepNeeded: z.boolean().default(false),
});
export type CurrentUser = z.output<typeof currentUserSchema>;

/** Answer of register: the same shape whether the e-mail was known or not. */
export const registeredSchema = z.object({
  id: z.number().int(),
  email: storedEmailSchema,
  displayName: z.string(),
  username: z.string(),
});
