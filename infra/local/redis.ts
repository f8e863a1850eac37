import { join } from 'node:path';
import { startRedis, type RunningServer } from '@waymark/testing';
import { keepRunning } from './keep-running';
import { externalServer, sayServer } from './local-server';
import { LOCAL, LOGS } from './paths';
import { secret } from './secrets';

export async function localRedis(): Promise<RunningServer> {
  const external = process.env['REDIS_URL'];
  if (external !== undefined) return sayServer('Redis', await externalServer('Redis', external));
  const options = { dataDir: join(LOCAL, 'redis'), password: secret('redis'), logFile: join(LOGS, 'redis.log') };
  return sayServer(
    'Redis',
    await keepRunning({
      name: 'Redis',
      logFile: options.logFile,
      start: (again) => startRedis({ ...options, ...again }),
    }),
  );
}
