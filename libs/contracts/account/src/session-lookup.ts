import { z } from 'zod';
import { identitySchema } from '@waymark/contracts-core';

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
