import type { Identity } from '@waymark/contracts-core';
import { Redis } from 'ioredis';
import { createHash, randomBytes } from 'node:crypto';

const A_DAY_SECONDS = 86_400;
/** As gateways and account keep a session's id. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Headers of members who are signed in, as far as a gateway knows: it finds their sessions where account would keep them. */
export async function signedInAs(
  redisUrl: string,
  ids: readonly number[],
  role: Identity['role'] = 'member',
): Promise<Map<number, { cookie: string }>> {
  const redis = new Redis(redisUrl);
  const headers = new Map<number, { cookie: string }>();
  try {
    for (const memberId of ids) {
      const token = randomBytes(32).toString('base64url');
      const identity: Identity = { memberId, role, displayName: `Member ${memberId}` };
      await redis.set(`session:${hashOf(token)}`, JSON.stringify(identity), 'EX', A_DAY_SECONDS);
      headers.set(memberId, { cookie: `sid=${token}` });
    }
  } finally {
    redis.disconnect();
  }
  return headers;
}
