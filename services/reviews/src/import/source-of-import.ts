import type { DataSource } from '@waymark/seed';
import type { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { fold } from '../text/fold';
import type { ImportOptions } from './import-options';
import { ImportStopped } from './import-stopped';

export type ImportSource = Pick<DataSource, 'id' | 'name' | 'publisher' | 'licence' | 'attribution'> & {
  licenceUrl: string | null;
  url: string | null;
  date: string;
};

/**
 * Returns the list that a file is an edition of. Its ID derives from its name, so that every edition finds the
 * previous one.
 */
export function sourceOfImport(options: ImportOptions, shipped: readonly Pick<DataSource, 'id'>[]): ImportSource {
  const id = fold(options.source).replaceAll(' ', '-');
  if (id === '') throw new ImportStopped('The name of the list needs letters: --source.');
  if (shipped.some((source) => source.id === id))
    throw new ImportStopped(
      `"${id}" comes with Waymark, and every start reads it. Give your list another name: --source.`,
    );
  const { publisher, licence, licenceUrl, url, date } = options;
  const attribution = options.attribution ?? `${options.source}, ${publisher}, ${licence}`;
  return { id, name: options.source, publisher, licence, licenceUrl, url, attribution, date };
}

/** Adds the list or updates its terms. Its date remains that of the last completed edition. */
export async function keepSource(database: Database, source: ImportSource): Promise<void> {
  const { id, name, publisher, licence, licenceUrl, url, attribution } = source;
  await database.query(sql`
    INSERT INTO data_source (id, name, publisher, licence, licence_url, attribution, url)
    VALUES (${id}, ${name}, ${publisher}, ${licence}, ${licenceUrl}, ${attribution}, ${url})
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, publisher = excluded.publisher, licence = excluded.licence,
      licence_url = excluded.licence_url, attribution = excluded.attribution, url = excluded.url`);
}

/** Returns the date of the newest completed edition; null before the first. */
export async function datedOf(database: Database, id: string): Promise<string | null> {
  const row = await database.one<{ dated: string | null }>(
    sql`SELECT to_char(dated, 'YYYY-MM-DD') AS dated FROM data_source WHERE id = ${id}`,
  );
  return row?.dated ?? null;
}

export async function noteDate(database: Database, { id, date }: ImportSource): Promise<void> {
  await database.query(sql`UPDATE data_source SET dated = ${date}::date WHERE id = ${id}`);
}
