import { createHash } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { Redis } from 'ioredis';
import { inUtc } from '@waymark/contracts-core';
import { Client } from 'pg';
import { runningPlatform } from './running-platform';

/** Ends this context's session as if it had not been used for months. The cookie stays. */
export async function expireSession(request: APIRequestContext): Promise<void> {
  const { cookies } = await request.storageState();
  const token = cookies.find(({ name }) => name === 'sid')?.value ?? '';
  const hash = createHash('sha256').update(token).digest('hex');
  const { ownerUrls, services } = runningPlatform();
  const database = new Client({ connectionString: inUtc(ownerUrls['account'] ?? '') });
  const redis = new Redis(services['account']?.['REDIS_URL'] ?? '');
  await database.connect();
  const { rowCount } = await database.query(`UPDATE session SET expire = now() - interval '1 minute' WHERE sid = $1`, [
    hash,
  ]);
  await database.end();
  if (rowCount !== 1) throw new Error('There is no such session.');
  // A page request in progress may restore the session once, and a gateway caches it for two seconds.
  await expect(async () => {
    await redis.del(`session:${hash}`);
    expect((await request.get('/api/auth/user')).status()).toBe(401);
  }).toPass();
  redis.disconnect();
}
