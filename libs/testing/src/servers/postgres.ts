import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { aptInstall } from './apt-install';
import { startChildServer } from './child-server';
import { dockerAnswers, dockerCommand } from './docker-server';
import { freePort } from './free-port';
import { MissingServerError } from './missing-server';
import { findPostgres, type PostgresPrograms } from './postgres-programs';
import { postgresUser, type SystemUser } from './postgres-user';
import type { RunningServer } from './running-server';
import { until } from './until';

export interface PostgresOptions {
  dataDir: string;
  password: string;
  logFile: string;
  /** Where the npm package's programs are copied when the checkout is out of the server's reach. */
  programsFallback?: string;
  /** A chaos test restarts it where its clients look for it. */
  port?: number;
  /** Tests trade durability for speed; their data is thrown away. */
  throwAway?: boolean;
}

function createCluster(programs: PostgresPrograms, options: PostgresOptions, user: SystemUser | null): void {
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
  const passwordFile = `${options.dataDir}.password`;
  writeFileSync(passwordFile, options.password, { mode: 0o600 });
  if (user !== null) [options.dataDir, passwordFile].forEach((path) => chownSync(path, user.uid, user.gid));
  const args = ['-D', options.dataDir, '-U', 'postgres', `--pwfile=${passwordFile}`, '-A', 'scram-sha-256', '-E', 'UTF8', '--locale=C'];
  if (options.throwAway === true) args.push('--no-sync');
  const run = spawnSync(join(programs.folder, 'initdb'), args, { ...(user ?? {}), encoding: 'utf8', cwd: '/', env: { ...process.env, LC_ALL: 'C' } });
  rmSync(passwordFile, { force: true });
  if (run.status !== 0) {
    rmSync(options.dataDir, { recursive: true, force: true });
    throw new Error(`initdb failed: ${run.stderr}`);
  }
}

function foreground(programs: PostgresPrograms, options: PostgresOptions, port: number): { command: string; args: string[] } {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=120', 'shared_buffers=64MB', 'log_min_messages=warning'];
  if (options.throwAway === true) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  return { command: join(programs.folder, 'postgres'), args: ['-D', options.dataDir, '-p', String(port), ...settings.flatMap((s) => ['-c', s])] };
}

async function ask(url: string): Promise<{ version: string; folder: string }> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: string; folder: string }>("SELECT current_setting('server_version') AS version, current_setting('data_directory') AS folder");
    return rows[0] ?? { version: '?', folder: '' };
  } finally {
    await client.end();
  }
}

/** A PostgreSQL of our own on a free loopback port. `url` is the administrator's. */
export async function startPostgres(options: PostgresOptions): Promise<RunningServer> {
  const user = postgresUser();
  const fallback = options.programsFallback ?? dirname(options.dataDir);
  let programs = findPostgres(options.dataDir, user, fallback);
  if (programs === null && aptInstall(['postgresql'])) programs = findPostgres(options.dataDir, user, fallback);
  if (programs === null && !dockerAnswers()) throw new MissingServerError('PostgreSQL', 'postgresql', 'DATABASE_ADMIN_URL');
  const port = options.port ?? (await freePort());
  if (programs !== null && !existsSync(join(options.dataDir, 'PG_VERSION'))) createCluster(programs, options, user);
  const run =
    programs !== null
      ? foreground(programs, options, port)
      : dockerCommand({ image: 'postgres:18', containerPort: 5432, port, volume: [options.dataDir, '/var/lib/postgresql'], env: { POSTGRES_PASSWORD: options.password } });
  const child = startChildServer({ name: 'PostgreSQL', ...run, logFile: options.logFile, stopSignal: programs === null ? 'SIGTERM' : 'SIGINT', user: programs === null ? null : user, cwd: '/' });
  const url = `postgresql://postgres:${encodeURIComponent(options.password)}@127.0.0.1:${port}/postgres`;
  const told = await until('PostgreSQL', 60_000, () => ask(url), child.death);
  if (programs !== null && told.folder !== options.dataDir) throw new Error(`Another PostgreSQL answers on port ${port} (${told.folder}).`);
  return { url, port, pid: child.pid, version: told.version.split(' ')[0] ?? '?', source: programs?.source ?? 'Docker', stop: child.stop, kill: child.kill };
}
