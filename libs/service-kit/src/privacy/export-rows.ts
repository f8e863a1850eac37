import sql, { type Sql } from 'sql-template-tag';
import type { ExportSection } from '@waymark/contracts-core';
import type { Database } from '../database/database';

/** Rows of a SELECT as an export holds them: its column aliases as names, in its order; dates as ISO 8601. */
export async function exportRows(database: Database, select: Sql): Promise<ExportSection['rows']> {
  const found = await database.query<{ row: ExportSection['rows'][number] }>(
    sql`SELECT row_to_json(found) AS row FROM (${select}) AS found`,
  );
  return found.map(({ row }) => row);
}
