import type { Database } from '@waymark/service-kit';
import { readDataSources, readStatedFacts } from '@waymark/seed';
import sql from 'sql-template-tag';
import { upsertSourceStatements, type SourceStatement, type WholeRow } from '../statement/source-statements';

const TIMEOUT_MS = 60_000;

/** The lists' facts about access, by venue key. */
export type StatedByLists = ReadonlyMap<string, readonly SourceStatement[]>;

/** Reads all facts into memory; there are only a few thousand. */
export async function readStatedByLists(): Promise<StatedByLists> {
  const licences = new Map(readDataSources().map(({ id, licence }) => [id, licence]));
  const stated = new Map<string, SourceStatement[]>();
  for await (const { venue, feature, value, note = null, source, sourceId, observed } of readStatedFacts()) {
    const statement = { venue, feature, note, source, sourceKey: sourceId, observed };
    const said = {
      ...statement,
      value: value ?? 'words',
      measure: null,
      licence: licences.get(source) ?? null,
    } as const;
    stated.set(venue, [...(stated.get(venue) ?? []), said]);
  }
  return stated;
}

export const wholeRows = (said: readonly SourceStatement[]): WholeRow[] =>
  said.map(({ venue, source, sourceKey }) => ({ venue, source, sourceKey }));

/** Ends facts that a list no longer states. */
export async function endVanished(database: Database, stated: StatedByLists): Promise<number> {
  const given = [...stated.values()].flat();
  const rowOf = ({ venue, source, sourceKey }: WholeRow) => JSON.stringify([venue, source, sourceKey]);
  const still = new Set(wholeRows(given).map(rowOf));
  const lists = [...new Set(given.map(({ source }) => source))];
  const standing = await database.query<WholeRow & { venue: string }>(
    sql`
    SELECT DISTINCT venue.place_id AS venue, statement.source, statement.source_key AS "sourceKey"
    FROM statement JOIN venue ON venue.id = statement.venue_id
    WHERE statement.source = ANY(${lists}) AND statement.ended_at IS NULL AND venue.place_id IS NOT NULL`,
    TIMEOUT_MS,
  );
  const gone = standing.filter((row) => !still.has(rowOf(row)));
  return gone.length === 0 ? 0 : (await upsertSourceStatements(database, [], gone)).vanished;
}
