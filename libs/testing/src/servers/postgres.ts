import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inUtc } from '@waymark/contracts-core';
import pg from 'pg';
import { aptInstall } from './apt-install';
import { startChildServer } from './child-server';
import { forgetDeadPostmaster } from './dead-postmaster';
import { dockerAnswers, dockerCommand } from './docker-server';
import { freePort } from './free-port';
import { MissingServerError } from './missing-server';
import { findPostgres, type PostgresPrograms } from './postgres-programs';
import { postgresUser, type SystemUser } from './postgres-user';
import { type ServerOptions, type StartedServer, startedServer } from './running-server';
import { CTYPES, giveUnicodeCtype, localeArguments } from './unicode-ctype';
import { until } from './until';

export interface PostgresOptions extends ServerOptions {
  password: string;
  /** The folder for copies of the npm package's programs when the server cannot access the checkout. */
  programsFallback?: string;
  /** Trades durability for speed, for tests that discard their data. */
  throwAway?: boolean;
  /** Tests use `C` to create a cluster as earlier versions did. */
  ctype?: string;
}

function createCluster(programs: PostgresPrograms, options: PostgresOptions, user: SystemUser | null): void {
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
  const passwordFile = `${options.dataDir}.password`;
  writeFileSync(passwordFile, options.password, { mode: 0o600 });
  if (user !== null) [options.dataDir, passwordFile].forEach((path) => chownSync(path, user.uid, user.gid));
  const args = ['-D', options.dataDir, '-U', 'postgres', `--pwfile=${passwordFile}`, '-A', 'scram-sha-256'];
  if (options.throwAway === true) args.push('--no-sync');
  const env = { ...process.env, LC_ALL: 'C' };
  const make = (ctype: string) =>
    spawnSync(join(programs.folder, 'initdb'), [...args, ...localeArguments(ctype)], {
      ...(user ?? {}),
      encoding: 'utf8',
      cwd: '/',
      env,
    });
  let run = make(options.ctype ?? CTYPES[0]);
  // initdb leaves the folder unchanged when the system does not know the locale.
  for (const ctype of CTYPES.slice(1)) if (run.status !== 0) run = make(ctype);
  rmSync(passwordFile, { force: true });
  if (run.status !== 0) {
    rmSync(options.dataDir, { recursive: true, force: true });
    throw new Error(`initdb failed: ${run.stderr}`);
  }
}

function foreground(
  programs: PostgresPrograms,
  options: PostgresOptions,
  port: number,
): { command: string; args: string[] } {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    // All workers of the medium specs share one server; each has several services that open all their connections
    // together.
    `max_connections=${options.throwAway === true ? 400 : 120}`,
    'shared_buffers=64MB',
    'log_min_messages=warning',
  ];
  if (options.throwAway === true)
    // With an unusual time zone, a connection that is not pinned to UTC fails in the first test that reads a time.
    settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'TimeZone=Pacific/Kiritimati');
  return {
    command: join(programs.folder, 'postgres'),
    args: ['-D', options.dataDir, '-p', String(port), ...settings.flatMap((s) => ['-c', s])],
  };
}

async function ask(url: string): Promise<{ version: string; folder: string }> {
  const client = new pg.Client({ connectionString: inUtc(url), connectionTimeoutMillis: 1000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: string; folder: string }>(
      "SELECT current_setting('server_version') AS version, current_setting('data_directory') AS folder",
    );
    return rows[0] ?? { version: '?', folder: '' };
  } finally {
    await client.end();
  }
}

/** Starts a PostgreSQL on a free loopback port. `url` is the administrator's. */
export async function startPostgres(options: PostgresOptions): Promise<StartedServer> {
  const user = postgresUser();
  const fallback = options.programsFallback ?? dirname(options.dataDir);
  let programs = findPostgres(options.dataDir, user, fallback);
  if (programs === null && aptInstall(['postgresql'])) programs = findPostgres(options.dataDir, user, fallback);
  if (programs === null && !dockerAnswers())
    throw new MissingServerError('PostgreSQL', 'postgresql', 'DATABASE_ADMIN_URL');
  const port = options.port ?? (await freePort());
  if (programs !== null && !existsSync(join(options.dataDir, 'PG_VERSION'))) createCluster(programs, options, user);
  if (programs !== null) await forgetDeadPostmaster(options.dataDir);
  const run =
    programs !== null
      ? foreground(programs, options, port)
      : dockerCommand({
          image: 'postgres:18',
          containerPort: 5432,
          port,
          volume: [options.dataDir, '/var/lib/postgresql'],
          env: { POSTGRES_PASSWORD: options.password, POSTGRES_INITDB_ARGS: localeArguments().join(' ') },
        });
  const child = startChildServer({
    name: 'PostgreSQL',
    ...run,
    logFile: options.logFile,
    signal: options.signal,
    stopSignal: programs === null ? 'SIGTERM' : 'SIGINT',
    user: programs === null ? null : user,
    cwd: '/',
  });
  const url = `postgresql://postgres:${encodeURIComponent(options.password)}@127.0.0.1:${port}/postgres`;
  const told = await until('PostgreSQL', 60_000, () => ask(url), child.death);
  if (programs !== null && told.folder !== options.dataDir)
    throw new Error(`Another PostgreSQL answers on port ${port} (${told.folder}).`);
  if (programs !== null && options.throwAway !== true) await giveUnicodeCtype(url);
  const version = told.version.split(' ')[0] ?? '?';
  return startedServer(child, { url, port, version, source: programs?.source ?? 'Docker' });
}
