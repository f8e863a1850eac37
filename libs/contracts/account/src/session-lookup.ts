import { identitySchema } from '@waymark/contracts-core';

/**
 * How the gateway learns who a cookie belongs to when Redis does not say: GET /internal/sessions/:hash
 * with a service-to-service identity. `hash` is the hex SHA-256 of the cookie's value. 404 = nobody.
 */
export const SESSION_LOOKUP_PATH = '/internal/sessions/:hash';
export const sessionLookupSchema = identitySchema;

/** Redis: `session:<hash>` holds sessionLookupSchema as JSON, or `revoked`. */
export const sessionCacheKey = (hash: string) => `session:${hash}`;
export const SESSION_CACHE_TTL_SECONDS = 60;
export const SESSION_REVOKED = 'revoked';
