import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  remoteKey,
  serviceKey,
  SHELL_KEY,
  type RemoteBuild,
  type RemoteRelease,
  type ServiceRelease,
  type ShellBuild,
} from '@waymark/contracts-core';
import { until } from '@waymark/testing';
import { signEntry, publicKeyText, signingKey, type SigningKey } from '@waymark/registry';
import { generateKeyPairSync } from 'node:crypto';
import { readConfig } from '../src/config';
import { createGateway } from '../src/create-gateway';
import { remoteRelease, shellRelease } from './releases';

/** Creates a key pair for this test run. */
export function newSigningKey(): SigningKey {
  return signingKey(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
}

/** The publisher's key in tests; test gateways trust only this one. */
export const TEST_KEY = newSigningKey();
export const TEST_PUBLIC_KEYS = publicKeyText(TEST_KEY.publicKey);

/** Returns the signed text of a registry entry, signed with `TEST_KEY`. */
export const signedByTest = (key: string, content: unknown): string =>
  JSON.stringify(signEntry(key, content, TEST_KEY));
export const TEST_SECRET = 'test-identity-secret-of-forty-characters';
/** Addresses of servers that are down: nothing listens on port 1. */
export const DOWN = { nats: 'nats://127.0.0.1:1', redis: 'redis://127.0.0.1:1' };

export interface TestGateway {
  origin: string;
  /** Address of metrics and internal details. */
  internalOrigin: string;
  /** Folder of `r/` and the snapshot. */
  dir: string;
  close(): Promise<void>;
}

/** The builds that everyone gets. */
export interface TestRegistry {
  shell?: Omit<ShellBuild, 'provides'>;
  remotes?: Record<string, RemoteBuild>;
  /** Releases of remotes, for tests that need more than one build. */
  releases?: Record<string, RemoteRelease>;
  services?: Record<string, ServiceRelease>;
}

/** Starts a gateway on a free port with a registry from its snapshot file. */
export async function startTestGateway(
  registry: TestRegistry = {},
  env: Record<string, string> = {},
): Promise<TestGateway> {
  const dir = await mkdtemp(join(tmpdir(), 'waymark-gateway-'));
  const file = join(dir, 'snapshot.json');
  await writeFile(file, JSON.stringify({ entries: entriesOf(registry) }));
  const gateway = await createGateway(
    readConfig({
      MODE: 'local',
      PORT: '0',
      INTERNAL_PORT: '0',
      LOG_LEVEL: 'silent',
      NATS_URL: DOWN.nats,
      REDIS_URL: DOWN.redis,
      IDENTITY_SECRET: TEST_SECRET,
      REGISTRY_PUBLIC_KEYS: TEST_PUBLIC_KEYS,
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
  return { origin: gateway.origin, internalOrigin: gateway.internalOrigin, dir, close };
}

/** Waits until a gateway is connected to NATS or Redis. */
export const untilUp = (part: 'nats' | 'redis', { internalOrigin }: TestGateway) =>
  until(part, 10_000, async () => {
    const ready = (await (await fetch(`${internalOrigin}/health/ready`)).json()) as { parts: Record<string, string> };
    return ready.parts[part] === 'up' || null;
  });

function entriesOf({ shell, remotes = {}, releases = {}, services = {} }: TestRegistry): Record<string, unknown> {
  const entries: [string, unknown][] = [
    ...(shell ? [[SHELL_KEY, shellRelease(shell)] as [string, unknown]] : []),
    ...Object.values(remotes).map((build): [string, unknown] => [remoteKey(build.slice), remoteRelease(build)]),
    ...Object.values(releases).map((release): [string, unknown] => [remoteKey(release.slice), release]),
    ...Object.values(services).map((release): [string, unknown] => [serviceKey(release.slice), release]),
  ];
  return Object.fromEntries(entries.map(([key, content]) => [key, signEntry(key, content, TEST_KEY)]));
}
