import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registrySnapshotSchema, type RegistrySnapshot } from '@waymark/contracts-core';
import { readConfig } from '../src/config/read-config';
import { createGateway } from '../src/create-gateway';

export const TEST_SECRET = 'test-identity-secret-of-forty-characters';
/** Nobody listens on port 1: a server that is down. */
export const DOWN = { nats: 'nats://127.0.0.1:1', redis: 'redis://127.0.0.1:1' };

export interface TestGateway {
  origin: string;
  /** Holds `r/` and the snapshot. */
  dir: string;
  close(): Promise<void>;
}

/** A gateway with a registry from its snapshot file, on a free port. */
export async function startTestGateway(
  snapshot: Partial<RegistrySnapshot> = {},
  env: Record<string, string> = {},
): Promise<TestGateway> {
  const dir = await mkdtemp(join(tmpdir(), 'waymark-gateway-'));
  const file = join(dir, 'snapshot.json');
  const registry = registrySnapshotSchema.parse({ revision: 1, shell: null, remotes: {}, services: {}, ...snapshot });
  await writeFile(file, JSON.stringify(registry));
  const gateway = await createGateway(
    readConfig({
      MODE: 'local',
      PORT: '0',
      LOG_LEVEL: 'silent',
      NATS_URL: DOWN.nats,
      REDIS_URL: DOWN.redis,
      IDENTITY_SECRET: TEST_SECRET,
      ARTEFACTS_DIR: dir,
      SNAPSHOT_FILE: file,
      PUBLIC_ORIGIN: 'http://waymark.test',
      ...env,
    }),
  );
  const close = async () => {
    await gateway.close();
    await rm(dir, { recursive: true, force: true });
  };
  return { origin: gateway.origin, dir, close };
}
