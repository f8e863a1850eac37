import { type Actor, identitySchema } from '@waymark/contracts-core';
import { verifyToken } from './verify-token';

/** Who the gateway says acts; null when the token is not ours, too old or a service's. */
export async function verifyIdentity(token: string, secret: string): Promise<Actor> {
  const claims = await verifyToken(token, secret);
  const identity = identitySchema.safeParse(claims);
  return identity.success && claims?.sub === `member:${identity.data.memberId}` ? identity.data : null;
}
