import type { Client } from 'pg';

/** Returns the row count of each table and a checksum of its contents that does not depend on order. */
export async function fingerprint(client: Client): Promise<Record<string, string>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') ORDER BY 1`,
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ rows: string; content: string }>(
      `SELECT count(*) AS rows, coalesce(sum(hashtextextended(t::text, 0)), 0) AS content FROM ${client.escapeIdentifier(name)} AS t`,
    );
    found[name] = `${rows[0]?.rows} rows, ${rows[0]?.content}`;
  }
  return found;
}
