import { randomBytes } from 'node:crypto';
import { withClient } from '@waymark/testing';

/** A database of its own for a control, with these tables, dropped afterwards whatever happens. */
export async function withScratchDatabase<T>(
  adminUrl: string,
  tables: string,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const name = `control_${randomBytes(4).toString('hex')}`;
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  await withClient(adminUrl, (client) => client.query(`CREATE DATABASE ${name}`));
  try {
    await withClient(url.href, (client) => client.query(tables));
    return await work(url.href);
  } finally {
    await withClient(adminUrl, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  }
}

/** How many rows there are of this, e.g. `fact WHERE NOT published`. */
export const countRows = (url: string, what: string): Promise<number> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${what}`);
    return rows[0]?.n ?? 0;
  });
