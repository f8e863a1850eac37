import { inUtc } from '@waymark/contracts-core';
import pg from 'pg';
import { patient } from './patient';

export interface ServiceDatabase {
  service: string;
  database: string;
  ownerPassword: string;
  appPassword: string;
}

/** Extensions that a slice's own role may not create. */
const EXTENSIONS: Record<string, string[]> = { reviews: ['pg_trgm', 'unaccent'] };

function urlFor(adminUrl: string, database: string, user?: string, password?: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  if (user !== undefined) url.username = user;
  if (password !== undefined) url.password = encodeURIComponent(password);
  return url.href;
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: inUtc(url), connectionTimeoutMillis: patient(5000) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function ensureRole(client: pg.Client, role: string, password: string): Promise<void> {
  const known = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
  const verb = known.rowCount === 0 ? 'CREATE' : 'ALTER';
  await client.query(
    `${verb} ROLE ${client.escapeIdentifier(role)} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD ${client.escapeLiteral(password)}`,
  );
}

/** PostgreSQL's error code for a missing superuser right. */
const NOT_ALLOWED = '42501';

/**
 * Makes the log contain failures and their reasons, but never the statement or the row: "Key (email)=(…) already
 * exists" would show a member to people who read logs. Only a superuser may set this; a managed server needs it in its
 * settings.
 */
async function keepRowsOutOfLogs(client: pg.Client, name: string): Promise<void> {
  try {
    await client.query(`ALTER DATABASE ${name} SET log_min_error_statement = panic`);
    await client.query(`ALTER DATABASE ${name} SET log_error_verbosity = terse`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== NOT_ALLOWED) throw error;
  }
}

/** Lets only the service's two roles connect, keeps rows out of its logs, and tunes it for short statements. */
export async function guardDatabase(client: pg.Client, database: string, service: string): Promise<void> {
  const name = client.escapeIdentifier(database);
  await keepRowsOutOfLogs(client, name);
  // JIT compilation takes 100 ms or more; none of our statements runs long enough to benefit.
  await client.query(`ALTER DATABASE ${name} SET jit = off`);
  await client.query(`REVOKE ALL ON DATABASE ${name} FROM PUBLIC`);
  await client.query(`GRANT CONNECT, TEMPORARY ON DATABASE ${name} TO ${service}_owner, ${service}_app`);
}

/**
 * Creates one database and two roles: `<service>_owner` owns and migrates it; `<service>_app` reads and writes rows
 * and can change no table. Idempotent.
 */
export async function ensureServiceDatabase(
  adminUrl: string,
  wanted: ServiceDatabase,
): Promise<{ ownerUrl: string; appUrl: string }> {
  const { service, database } = wanted;
  await withClient(adminUrl, async (client) => {
    await ensureRole(client, `${service}_owner`, wanted.ownerPassword);
    await ensureRole(client, `${service}_app`, wanted.appPassword);
    const known = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    // A managed PostgreSQL's administrator may give a database only to a role of which it is a member.
    await client.query(`GRANT ${service}_owner TO CURRENT_USER`);
    if (known.rowCount === 0)
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)} OWNER ${service}_owner`);
    await guardDatabase(client, database, service);
  });
  await withClient(urlFor(adminUrl, database), async (client) => {
    for (const extension of EXTENSIONS[service] ?? [])
      await client.query(`CREATE EXTENSION IF NOT EXISTS ${extension}`);
    await client.query('REVOKE CREATE ON SCHEMA public FROM PUBLIC');
    await client.query(`GRANT ALL ON SCHEMA public TO ${service}_owner`);
    await client.query(`GRANT USAGE ON SCHEMA public TO ${service}_app`);
    const rights = `ALTER DEFAULT PRIVILEGES FOR ROLE ${service}_owner IN SCHEMA public GRANT`;
    await client.query(`${rights} SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${service}_app`);
    await client.query(`${rights} USAGE, SELECT ON SEQUENCES TO ${service}_app`);
  });
  return {
    ownerUrl: urlFor(adminUrl, database, `${service}_owner`, wanted.ownerPassword),
    appUrl: urlFor(adminUrl, database, `${service}_app`, wanted.appPassword),
  };
}
