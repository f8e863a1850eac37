import sql from 'sql-template-tag';
import type { Database } from '../database/database';
import { isMemberTable, type TableDeclaration } from './privacy-declaration';

/** Columns of these names hold a member's number wherever they stand. */
const MEMBER_COLUMN = /^(?:.+_)?(?:member|author|user)_id$|^created_by$/;

/** What a slice's declaration leaves open, in sentences; none when every table of the database is told rightly. */
export async function privacyGaps(database: Database, declared: readonly TableDeclaration[]): Promise<string[]> {
  // What the service may read: the history of migrations is its owner's alone.
  const columns = await database.query<{ table: string; column: string }>(sql`
    SELECT coalesce(c.table_name::text, '') AS "table", coalesce(c.column_name::text, '') AS "column" FROM information_schema.columns c
    JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' ORDER BY 1, c.ordinal_position`);
  const there = new Map<string, string[]>();
  for (const { table, column } of columns) there.set(table, [...(there.get(table) ?? []), column]);
  const told = new Set(declared.map(({ table }) => table));
  return [
    ...[...there.keys()].filter((table) => !told.has(table)).map((table) => `${table} is not declared`),
    ...declared.flatMap((table) => gapsOf(table, there.get(table.table))),
  ];
}

function gapsOf(declared: TableDeclaration, columns: readonly string[] | undefined): string[] {
  const { table } = declared;
  if (!columns) return [`${table} is declared and is not there`];
  if ('holdsNobody' in declared) {
    const naming = columns.filter((column) => MEMBER_COLUMN.test(column));
    return naming.map((column) => `${table}.${column} names members, and the table is said to hold nobody`);
  }
  if (!isMemberTable(declared)) return [];
  const shown = 'columns' in declared.exported ? Object.values(declared.exported.columns) : [];
  const unknown = [declared.member, ...shown].filter((column) => !columns.includes(column));
  return unknown.map((column) => `${table} has no column ${column}`);
}
