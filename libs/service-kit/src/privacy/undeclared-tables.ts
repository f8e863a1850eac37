import sql from 'sql-template-tag';
import type { Database } from '../database/database';
import type { TableDeclaration } from './personal-table';

/** Tables of the database without a declaration, and declarations without a table. Both empty when all is told. */
export async function undeclaredTables(
  database: Database,
  declared: readonly TableDeclaration[],
): Promise<{ undeclared: string[]; unknown: string[] }> {
  // What the service may read: the history of migrations is its owner's alone.
  const rows = await database.query<{ name: string }>(sql`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`);
  const [tables, names] = [new Set(rows.map(({ name }) => name)), new Set(declared.map(({ table }) => table))];
  return {
    undeclared: [...tables].filter((name) => !names.has(name)),
    unknown: [...names].filter((name) => !tables.has(name)),
  };
}
