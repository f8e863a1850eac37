import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { startMeilisearch } from './servers/meilisearch';
import { startNats } from './servers/nats';
import { startPostgres } from './servers/postgres';
import { startRedis } from './servers/redis';
import type { RunningServer } from './servers/running-server';

export interface TestServers {
  postgres: RunningServer | null;
  nats: RunningServer | null;
  redis: RunningServer | null;
  meilisearch: RunningServer | null;
  meilisearchKey: string;
  /** Stops the started servers and removes their data. */
  stop(): Promise<void>;
}

type Wanted = Partial<Record<'postgres' | 'nats' | 'redis' | 'meilisearch', boolean>>;

const ALL: Wanted = { postgres: true, nats: true, redis: true, meilisearch: true };

/** Between finding a free port and listening on it, another process's outgoing connection may have taken it. */
const isPortTaken = (error: unknown): boolean => /address (already )?in use/i.test(String(error));

/**
 * Starts real servers in their own folder, on free ports, with a password for this run. If another server has the same
 * port, it refuses the password, and the start fails instead of testing that one.
 */
export async function startTestServers(wanted: Wanted = ALL): Promise<TestServers> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-test-'));
  // As root, we run PostgreSQL as another user.
  chmodSync(folder, 0o711);
  const password = randomBytes(18).toString('base64url');
  const at = (name: string): { dataDir: string; logFile: string; password: string } => ({
    dataDir: join(folder, name),
    logFile: join(folder, `${name}.log`),
    password,
  });
  const started: RunningServer[] = [];
  const start = async (on: boolean | undefined, begin: () => Promise<RunningServer>): Promise<RunningServer | null> => {
    if (on !== true) return null;
    const server = await begin().catch((error: unknown) => (isPortTaken(error) ? begin() : Promise.reject(error)));
    started.push(server);
    return server;
  };
  const stop = async (): Promise<void> => {
    await Promise.allSettled(started.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  const results = await Promise.allSettled([
    start(wanted.postgres, () => startPostgres({ ...at('postgres'), throwAway: true })),
    start(wanted.nats, () => startNats(at('nats'))),
    start(wanted.redis, () => startRedis(at('redis'))),
    start(wanted.meilisearch, () => startMeilisearch({ ...at('meilisearch'), masterKey: password })),
  ]);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed !== undefined) {
    await stop();
    throw failed.reason;
  }
  const [postgres, nats, redis, meilisearch] = results.map((result) =>
    result.status === 'fulfilled' ? result.value : null,
  );
  return {
    postgres: postgres ?? null,
    nats: nats ?? null,
    redis: redis ?? null,
    meilisearch: meilisearch ?? null,
    meilisearchKey: password,
    stop,
  };
}
