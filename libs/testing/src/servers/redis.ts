import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall } from './apt-install';
import { startChildServer } from './child-server';
import { dockerAnswers, dockerCommand } from './docker-server';
import { findBinary } from './find-binary';
import { freePort } from './free-port';
import { lineProbe } from './line-probe';
import { MissingServerError } from './missing-server';
import { type ServerOptions, type StartedServer, startedServer } from './running-server';
import { until } from './until';

export interface RedisOptions extends ServerOptions {
  password: string;
}

function writeConfig(options: RedisOptions, bind: string, port: number, dir: string): string {
  const file = join(options.dataDir, 'redis.conf');
  // No append-only file: it would keep data of members who have left for a long time. The snapshot is replaced within a
  // minute.
  const kept = ['save 60 1', 'appendonly no'];
  const lines = [
    `bind ${bind}`,
    `port ${port}`,
    // Quoted, because a folder's name may contain spaces.
    `dir ${JSON.stringify(dir)}`,
    `requirepass ${options.password}`,
    ...kept,
    'daemonize no',
    'maxmemory 64mb',
    'maxmemory-policy volatile-lru',
  ];
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  return file;
}

async function versionOf(port: number, password: string): Promise<string> {
  const answer = await lineProbe(
    port,
    `AUTH ${password}\r\nINFO server\r\n`,
    (text) => /redis_version:\S+\r\n/.test(text) || text.startsWith('-'),
  );
  const version = /redis_version:(\S+)/.exec(answer)?.[1];
  if (version === undefined) throw new Error('it refused our password: another server is on this port');
  return version;
}

/** Starts a Redis on a free loopback port, limited to 64 MB. */
export async function startRedis(options: RedisOptions): Promise<StartedServer> {
  mkdirSync(options.dataDir, { recursive: true });
  let binary = findBinary('redis-server');
  if (binary === null && aptInstall(['redis-server'])) binary = findBinary('redis-server');
  if (binary === null && !dockerAnswers()) throw new MissingServerError('Redis', 'redis-server', 'REDIS_URL');
  const port = options.port ?? (await freePort());
  const config =
    binary === null
      ? writeConfig(options, '0.0.0.0', 6379, '/data')
      : writeConfig(options, '127.0.0.1', port, options.dataDir);
  const run =
    binary !== null
      ? { command: binary, args: [config] }
      : dockerCommand({
          image: 'redis:7',
          containerPort: 6379,
          port,
          volume: [options.dataDir, '/data'],
          args: ['redis-server', '/data/redis.conf'],
        });
  const child = startChildServer({
    name: 'Redis',
    ...run,
    logFile: options.logFile,
    signal: options.signal,
    stopSignal: 'SIGTERM',
  });
  const version = await until('Redis', 30_000, () => versionOf(port, options.password), child.death);
  const source = binary === null ? 'Docker' : 'from PATH';
  return startedServer(child, { url: `redis://:${options.password}@127.0.0.1:${port}`, port, version, source });
}
