import type { Database } from '@waymark/service-kit';
import type { DataSource } from '@waymark/seed';
import sql from 'sql-template-tag';

/**
 * Adds and updates the data sources of venues and facts. Sources missing from the list stay, because facts may refer
 * to them.
 */
export async function loadDataSources(database: Database, sources: readonly DataSource[]): Promise<number> {
  await database.query(sql`
    INSERT INTO data_source (id, name, publisher, licence, licence_url, attribution, dated)
    SELECT id, name, publisher, licence, "licenceUrl", attribution, dated
    FROM jsonb_to_recordset(${JSON.stringify(sources)}::jsonb) AS given(
      id text, name text, publisher text, licence text, "licenceUrl" text, attribution text, dated date)
    ON CONFLICT (id) DO UPDATE SET
      name = excluded.name, publisher = excluded.publisher, licence = excluded.licence,
      licence_url = excluded.licence_url, attribution = excluded.attribution, dated = excluded.dated`);
  return sources.length;
}
