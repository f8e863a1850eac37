import { join } from 'node:path';
import { startRedis, type RunningServer } from '@waymark/testing';
import { externalServer, sayServer } from './local-server';
import { LOCAL, LOGS } from './paths';
import { secret } from './secrets';

export async function localRedis(): Promise<RunningServer> {
  const external = process.env['REDIS_URL'];
  if (external !== undefined) return sayServer('Redis', externalServer(external));
  return sayServer('Redis', await startRedis({ dataDir: join(LOCAL, 'redis'), password: secret('redis'), logFile: join(LOGS, 'redis.log') }));
}
