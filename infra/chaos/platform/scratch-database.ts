import { randomBytes } from 'node:crypto';
import { withClient } from '@waymark/testing';

/** Creates a temporary database with these tables for a control, and always drops it afterwards. */
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

/** Counts the rows that match, e.g. `fact WHERE NOT published`. */
export const countRows = (url: string, what: string): Promise<number> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${what}`);
    return rows[0]?.n ?? 0;
  });
