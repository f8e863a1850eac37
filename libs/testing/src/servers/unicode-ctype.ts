import { inUtc } from '@waymark/contracts-core';
import pg from 'pg';

/** Names of "UTF-8 letters, bytes in order" on Linux, older macOS and BSD, and newer macOS. */
export const CTYPES = ['C.UTF-8', 'en_US.UTF-8', 'UTF-8'] as const;
/** On a database whose indexes still have to be built anew. */
const MARK = 'waymark: letters changed, indexes not yet rebuilt';

/** How a cluster is made: text is compared by its bytes, and letters of every script are letters. */
export const localeArguments = (ctype: string = CTYPES[0]): string[] => [
  '--encoding=UTF8',
  '--locale=C',
  `--lc-ctype=${ctype}`,
];

/**
 * Gives a cluster that was made with `--locale=C` letters beyond ASCII: without them a trigram index knows none. Only what letters
 * are changes, not how text is compared, so that rows and their order stay; the indexes of our own tables are built anew. A kill at
 * any moment is made good by the next call. Call it before anybody else connects. Tells which databases were changed.
 */
export async function giveUnicodeCtype(adminUrl: string): Promise<string[]> {
  const marked = await withConnection(adminUrl, async (client) => {
    const old = await client.query(`SELECT 1 FROM pg_database WHERE ${HAS_NO_LETTERS}`);
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

const HAS_NO_LETTERS = `datctype IN ('C', 'POSIX') AND datlocprovider = 'c' AND pg_encoding_to_char(encoding) = 'UTF8'`;

/** As pg_upgrade does it. The mark is in the same transaction: no database has new letters and old indexes unmarked. */
async function change(client: pg.Client): Promise<void> {
  const ctype = await firstKnown(client);
  if (ctype === null) return;
  await client.query('BEGIN');
  const { rows } = await client.query<{ name: string }>(
    `SELECT datname AS name FROM pg_database WHERE ${HAS_NO_LETTERS} AND datallowconn AND datname NOT IN ('postgres', 'template1')`,
  );
  for (const { name } of rows)
    await client.query(`COMMENT ON DATABASE ${client.escapeIdentifier(name)} IS ${client.escapeLiteral(MARK)}`);
  await client.query(`UPDATE pg_database SET datctype = $1 WHERE ${HAS_NO_LETTERS}`, [ctype]);
  await client.query('COMMIT');
}

/** The operating system decides which names it knows; a database with another could not be opened any more. */
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
  // A lost connection fails the statement that waits for it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
