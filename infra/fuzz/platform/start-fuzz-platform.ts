import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, startMeilisearch, startPostgres, startRedis } from '@waymark/testing';
import { startBroker } from '../../chaos/platform/start-broker';
import { startEdge } from '../../chaos/platform/start-edge';
import { type ServiceCrew, startCrew } from '../../chaos/platform/service-crew';
import { type DatabaseUrls, prepareDatabases } from '../../local/databases';
import { serviceEnv } from '../../local/environment';
import { LOCAL, LOGS, ROOT } from '../../local/paths';
import { serviceSlices } from '../../local/projects';
import { publishAll } from '../../local/publish';
import { sampleAccounts } from '../../local/sample-accounts';
import { secret } from '../../local/secrets';

export interface FuzzPlatform {
  /** The gateway's origin, at the loopback address. */
  origin: string;
  /** Staff members and one member, by role. */
  accounts: Record<string, { email: string; password: string }>;
  /** Gives a member a role, as the operator does. */
  grant(email: string, role: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts all built services and the gateway on their own servers with an empty database: requests cannot harm other
 * data.
 */
export async function startFuzzPlatform(): Promise<FuzzPlatform> {
  rmSync(LOCAL, { recursive: true, force: true });
  mkdirSync(LOGS, { recursive: true });
  const place = async (name: string) => ({
    dataDir: join(LOCAL, name),
    logFile: join(LOGS, `${name}.log`),
    password: secret(name),
    port: await freePort(),
  });
  const broker = await startBroker(1);
  const postgres = await startPostgres(await place('postgres'));
  const redis = await startRedis(await place('redis'));
  const meilisearch = await startMeilisearch({ ...(await place('meilisearch')), masterKey: secret('meilisearch') });
  const nats = {
    url: broker.url,
    port: broker.port,
    pid: 0,
    version: '',
    source: '',
    stop: () => broker.part.stop(),
    kill: () => broker.part.kill(),
  };
  const servers = { postgres, nats, redis, meilisearch };
  const databases = await prepareDatabases(postgres.url);
  const envOf = (slice: string, port: number) => serviceEnv(slice, port, servers, databases[slice] as DatabaseUrls);
  const slices = serviceSlices().filter((slice) => databases[slice] !== undefined);
  const crews: [string, ServiceCrew][] = await Promise.all(
    slices.map(async (slice) => [slice, await startCrew(slice, 1, (port) => envOf(slice, port))]),
  );
  await publishAll(
    broker.url,
    Object.fromEntries(crews.map(([slice, { origins }]) => [slice, { version: 'fuzz', origins }])),
  );
  const accounts = await sampleAccounts(envOf('account', 0));
  const edge = await startEdge(servers, 1);
  return {
    origin: edge.origin,
    accounts,
    grant: async (email, role) => {
      const cwd = join(ROOT, 'services/account');
      await promisify(execFile)(process.execPath, ['dist/grant-role.js', email, role], {
        cwd,
        env: { PATH: process.env['PATH'], ...envOf('account', 0) },
      });
    },
    stop: async () => {
      await edge.stop();
      await Promise.all(crews.flatMap(([, { parts }]) => parts.map((part) => part.stop())));
      await Promise.all([postgres.stop(), nats.stop(), redis.stop(), meilisearch.stop()]);
    },
  };
}
