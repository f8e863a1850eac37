import type pg from 'pg';
import { withClient } from '../servers/service-database';
import type { FoundMark, Marks } from './found-mark';
import { textFinder } from './text-finder';

/** Columns with a member's ID. */
const MEMBER_COLUMN = /^(member|user|author|voter|actor|subject|owner|follower|followed|by)_?id$|^created_by$/;
const BATCH = 2_000;

export interface ScannedDatabase {
  /** The name of its service, for the report. */
  readonly name: string;
  /** URL of the owner, because the scan reads every table. */
  readonly url: string;
}

/**
 * Searches every row of every table as text. Searches for the member's ID in member columns and in `member:<number>`.
 */
export async function scanDatabase(database: ScannedDatabase, marks: Marks): Promise<FoundMark[]> {
  return withClient(database.url, async (client) => {
    const tables = await client.query<{ name: string; columns: string[] }>(`
      SELECT t.table_name AS name, array_agg(c.column_name::text) AS columns
      FROM information_schema.tables t JOIN information_schema.columns c USING (table_schema, table_name)
      WHERE t.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND t.table_name <> '_prisma_migrations'
      GROUP BY 1 ORDER BY 1`);
    const found: FoundMark[] = [];
    for (const { name, columns } of tables.rows) {
      for (const mark of await marksIn(client, name, columns, marks))
        found.push({ place: `${database.name}.${name}`, mark });
    }
    return found;
  });
}

async function marksIn(client: pg.Client, table: string, columns: string[], marks: Marks): Promise<Set<string>> {
  const find = textFinder(marks);
  const found = new Set<string>();
  await client.query('BEGIN');
  await client.query(`DECLARE every_row CURSOR FOR SELECT to_jsonb(t) AS row FROM ${client.escapeIdentifier(table)} t`);
  for (;;) {
    const { rows } = await client.query<{ row: Record<string, unknown> }>(`FETCH ${BATCH} FROM every_row`);
    for (const { row } of rows) {
      for (const mark of [...find(readable(row)), ...numberIn(row, columns, marks.memberId)]) found.add(mark);
    }
    if (rows.length < BATCH) break;
  }
  await client.query('ROLLBACK');
  return found;
}

/** Also decodes bytes (`\x…`) as text. */
function readable(row: Record<string, unknown>): string {
  const bytes = Object.values(row).filter(
    (value): value is string => typeof value === 'string' && value.startsWith('\\x'),
  );
  return [JSON.stringify(row), ...bytes.map((value) => Buffer.from(value.slice(2), 'hex').toString('latin1'))].join(
    '\n',
  );
}

function numberIn(row: Record<string, unknown>, columns: string[], memberId: number | undefined): string[] {
  if (memberId === undefined) return [];
  const inColumn = columns.some((column) => MEMBER_COLUMN.test(column) && row[column] === memberId);
  const asPerson = Object.values(row).includes(`member:${memberId}`);
  return inColumn || asPerson ? [`member ${memberId}`] : [];
}
