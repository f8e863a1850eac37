import { inUtc } from '@waymark/contracts-core';
import pg from 'pg';

/** Names of the locale "UTF-8 characters, byte order" on Linux, older macOS and BSD, and newer macOS. */
export const CTYPES = ['C.UTF-8', 'en_US.UTF-8', 'UTF-8'] as const;
/** Marks a database with indexes that still need a rebuild. */
const MARK = 'waymark: letters changed, indexes not yet rebuilt';

/** Returns initdb's locale options: text is compared by bytes, and letters of every script count as letters. */
export const localeArguments = (ctype: string = CTYPES[0]): string[] => [
  '--encoding=UTF8',
  '--locale=C',
  `--lc-ctype=${ctype}`,
];

/**
 * Gives a cluster created with `--locale=C` letters beyond ASCII: without them a trigram index ignores such letters.
 * It changes which characters are letters, not how text is compared, so rows and their order stay; it rebuilds the
 * indexes of our own tables. After a kill at any moment, the next call completes it. Call it before others connect.
 * Returns the changed databases.
 */
export async function giveUnicodeCtype(adminUrl: string): Promise<string[]> {
  const marked = await withConnection(adminUrl, async (client) => {
    const old = await client.query(`SELECT 1 FROM pg_database WHERE ${KNOWS_ASCII_ONLY}`);
    if (old.rowCount !== 0) await change(client);
    const { rows } = await client.query<{ name: string }>(
      `SELECT datname AS name FROM pg_database WHERE shobj_description(oid, 'pg_database') = $1 ORDER BY 1`,
      [MARK],
    );
    return rows.map(({ name }) => name);
  });
  for (const name of marked) await rebuildIndexes(adminUrl, name);
  return marked;
}

const KNOWS_ASCII_ONLY = `datctype IN ('C', 'POSIX') AND datlocprovider = 'c' AND pg_encoding_to_char(encoding) = 'UTF8'`;

/**
 * Uses pg_upgrade's method. The mark is in the same transaction, so no database has new letters and old indexes
 * without it.
 */
async function change(client: pg.Client): Promise<void> {
  const ctype = await firstKnown(client);
  if (ctype === null) return;
  await client.query('BEGIN');
  const { rows } = await client.query<{ name: string }>(
    `SELECT datname AS name FROM pg_database WHERE ${KNOWS_ASCII_ONLY} AND datallowconn AND datname NOT IN ('postgres', 'template1')`,
  );
  for (const { name } of rows)
    await client.query(`COMMENT ON DATABASE ${client.escapeIdentifier(name)} IS ${client.escapeLiteral(MARK)}`);
  await client.query(`UPDATE pg_database SET datctype = $1 WHERE ${KNOWS_ASCII_ONLY}`, [ctype]);
  await client.query('COMMIT');
}

/** The operating system determines the known names; a database with an unknown one could no longer be opened. */
async function firstKnown(client: pg.Client): Promise<string | null> {
  for (const ctype of CTYPES) {
    await client.query('BEGIN');
    const known = await client.query(`CREATE COLLATION pg_temp.probe (LC_COLLATE = 'C', LC_CTYPE = '${ctype}')`).then(
      () => true,
      () => false,
    );
    await client.query('ROLLBACK');
    if (known) return ctype;
  }
  return null;
}

async function rebuildIndexes(adminUrl: string, name: string): Promise<void> {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  await withConnection(url.href, async (client) => {
    await client.query('REINDEX SCHEMA public');
    await client.query(`COMMENT ON DATABASE ${client.escapeIdentifier(name)} IS NULL`);
  });
}

async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: inUtc(url), connectionTimeoutMillis: 5_000 });
  // A lost connection also rejects the pending query.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
