import type { Database, Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { countAnswers } from '../answer/shown-answers';
import { isRefused, toLedgerRow, type SourceStatement, type WholeRow } from './source-statement';
import { writeClaims } from '../answer/stated-claims';

export type { SourceStatement, WholeRow } from './source-statement';

/** The result of an upsert. */
export interface Upserted {
  added: number;
  replaced: number;
  vanished: number;
  /** Rows with an unknown venue. */
  unknown: number;
  /** Rows that are empty or have an impossible measure. */
  refused: number;
  /** Venues with changed claims, to update in the search index. */
  venueIds: number[];
}

/** Rows per transaction, which locks their venues: few, so that people who write about these venues hardly wait. */
const BATCH = 1_000;
const TIMEOUT_MS = 60_000;

/**
 * Stores facts of sources or of venues themselves: adds new ones, ends changed ones and keeps equal ones, so it is
 * idempotent. Rows in `whole` are complete: facts missing from them end.
 * Updates the venues' claims and answer counts in the same transaction.
 */
export async function upsertSourceStatements(
  database: Database,
  rows: readonly SourceStatement[],
  whole: readonly WholeRow[] = [],
): Promise<Upserted> {
  const done: Upserted = { added: 0, replaced: 0, vanished: 0, unknown: 0, refused: 0, venueIds: [] };
  for (const batch of batches(rows, whole)) {
    const idOf = await venueIds(database, [...batch.rows, ...batch.whole]);
    const given = batch.rows.filter((row) => !isRefused(row));
    done.refused += batch.rows.length - given.length;
    const ledgerRows = newestOfEach(given).flatMap((row) => {
      const id = idOf.get(row.venue);
      return id === undefined ? [] : [toLedgerRow(row, id)];
    });
    done.unknown += given.filter(({ venue }) => !idOf.has(venue)).length;
    const wholeRows = batch.whole.flatMap(({ venue, source, sourceKey }) => {
      const id = idOf.get(venue);
      return id === undefined ? [] : [{ venue_id: id, source, source_key: sourceKey }];
    });
    const told = await database.transaction((tx) => write(tx, JSON.stringify(ledgerRows), JSON.stringify(wholeRows)));
    done.added += told.added;
    done.replaced += told.replaced;
    done.vanished += told.vanished;
    done.venueIds.push(...told.venueIds);
  }
  return done;
}

/**
 * Adds the facts of venues that were just inserted with the resulting claims. They have no other facts, so nothing has
 * to be locked, ended or counted.
 */
export async function addFirstStatements(
  database: Database,
  rows: readonly (SourceStatement & { venue: number })[],
): Promise<number> {
  const given = JSON.stringify(newestOfEach(rows).map((row) => toLedgerRow(row, Number(row.venue))));
  const added = await database.query(
    sql`
    INSERT INTO statement (venue_id, feature, value, note, amount, unit, said_by, source, source_key, licence, observed)
    SELECT venue_id, feature, value, note, amount, unit, said_by, source, source_key, licence, observed
    FROM jsonb_to_recordset(${given}::jsonb) AS given(
      venue_id int, feature text, value text, note text, amount float8, unit text, said_by text, source text, source_key text,
      licence text, observed date)
    ON CONFLICT DO NOTHING RETURNING 1`,
    TIMEOUT_MS,
  );
  return added.length;
}

interface Batch {
  rows: SourceStatement[];
  whole: WholeRow[];
}

/** Puts all rows of a venue into one batch, because missing facts can be detected only there. */
function batches(rows: readonly SourceStatement[], whole: readonly WholeRow[]): Batch[] {
  const ofVenue = new Map<number | string, Batch>();
  const batchOf = (venue: number | string): Batch => {
    const known = ofVenue.get(venue);
    if (known) return known;
    const made = { rows: [], whole: [] };
    ofVenue.set(venue, made);
    return made;
  };
  for (const row of rows) batchOf(row.venue).rows.push(row);
  for (const row of whole) batchOf(row.venue).whole.push(row);
  const made: Batch[] = [];
  let open: Batch = { rows: [], whole: [] };
  for (const of of ofVenue.values()) {
    if (open.rows.length + open.whole.length > BATCH) open = { rows: [], whole: [] };
    if (open.rows.length + open.whole.length === 0) made.push(open);
    open.rows.push(...of.rows);
    open.whole.push(...of.whole);
  }
  return made;
}

async function venueIds(
  database: Database,
  named: readonly { venue: number | string }[],
): Promise<Map<number | string, number>> {
  const numbers = named.map(({ venue }) => venue).filter((venue) => typeof venue === 'number');
  const keys = named.map(({ venue }) => venue).filter((venue) => typeof venue === 'string');
  const found = await database.query<{ id: number; key: string | null }>(sql`
    SELECT id, place_id AS key FROM venue WHERE id = ANY(${numbers}) OR place_id = ANY(${keys})`);
  const idOf = new Map<number | string, number>();
  for (const { id, key } of found) {
    idOf.set(id, id);
    if (key !== null) idOf.set(key, id);
  }
  return idOf;
}

/** Returns the facts of a row. If it has two facts about one feature, the newest counts. */
function newestOfEach(rows: readonly SourceStatement[]): SourceStatement[] {
  const newest = new Map<string, SourceStatement>();
  for (const row of rows) {
    const key = JSON.stringify([row.venue, row.feature, row.source, row.sourceKey]);
    const known = newest.get(key);
    if (!known || known.observed <= row.observed) newest.set(key, row);
  }
  return [...newest.values()];
}

type Written = Pick<Upserted, 'added' | 'replaced' | 'vanished' | 'venueIds'>;

async function write(tx: Tx, given: string, whole: string): Promise<Written> {
  const changed = await lockChanged(tx, given, whole);
  if (changed.length === 0) return { added: 0, replaced: 0, vanished: 0, venueIds: [] };
  const ended = await end(tx, given, whole);
  const added = await tx.query(sql`
    INSERT INTO statement (venue_id, feature, value, note, amount, unit, said_by, source, source_key, licence, observed)
    SELECT venue_id, feature, value, note, amount, unit, said_by, source, source_key, licence, observed
    FROM jsonb_to_recordset(${given}::jsonb) AS given(
      venue_id int, feature text, value text, note text, amount float8, unit text, said_by text, source text, source_key text,
      licence text, observed date)
    WHERE NOT EXISTS (
      SELECT 1 FROM statement said
      WHERE said.venue_id = given.venue_id AND said.feature = given.feature AND said.said_by <> 'visitor' AND said.ended_at IS NULL
        AND (said.source, said.source_key) IS NOT DISTINCT FROM (given.source, given.source_key))
    RETURNING 1`);
  const venueIds = await writeClaims(tx, changed);
  if (venueIds.length > 0) await countAnswers(tx, venueIds, null);
  const replaced = ended.filter(({ as }) => as === 'replaced').length;
  return { added: added.length, replaced, vanished: ended.length - replaced, venueIds };
}

/** Locks the venues with changed facts, in a fixed order to avoid deadlocks. */
async function lockChanged(tx: Tx, given: string, whole: string): Promise<number[]> {
  const locked = await tx.query<{ id: number }>(sql`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${given}::jsonb) AS row(
        venue_id int, feature text, value text, note text, amount float8, unit text, source text, source_key text, licence text,
        observed date))
    SELECT id FROM venue WHERE id IN (
      SELECT given.venue_id FROM given WHERE NOT EXISTS (
        SELECT 1 FROM statement said
        WHERE said.venue_id = given.venue_id AND said.feature = given.feature AND said.said_by <> 'visitor' AND said.ended_at IS NULL
          AND (said.source, said.source_key, said.value, said.note, said.amount, said.unit, said.licence, said.observed)
              IS NOT DISTINCT FROM
              (given.source, given.source_key, given.value, given.note, given.amount, given.unit, given.licence, given.observed))
      UNION ALL
      SELECT said.venue_id
      FROM jsonb_to_recordset(${whole}::jsonb) AS row(venue_id int, source text, source_key text)
      JOIN statement said ON said.venue_id = row.venue_id AND said.said_by <> 'visitor' AND said.ended_at IS NULL
        AND (said.source, said.source_key) IS NOT DISTINCT FROM (row.source, row.source_key)
      WHERE NOT EXISTS (
        SELECT 1 FROM given
        WHERE given.venue_id = said.venue_id AND given.feature = said.feature
          AND (given.source, given.source_key) IS NOT DISTINCT FROM (said.source, said.source_key)))
    ORDER BY id FOR UPDATE`);
  return locked.map(({ id }) => id);
}

/** Ends changed and missing facts. */
function end(tx: Tx, given: string, whole: string): Promise<{ as: string | null }[]> {
  return tx.query<{ as: string | null }>(sql`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${given}::jsonb) AS row(
        venue_id int, feature text, value text, note text, amount float8, unit text, source text, source_key text, licence text,
        observed date)),
    ending AS (
      SELECT said.id, 'replaced' AS ended_as FROM given
      JOIN statement said ON said.venue_id = given.venue_id AND said.feature = given.feature AND said.said_by <> 'visitor'
        AND said.ended_at IS NULL AND (said.source, said.source_key) IS NOT DISTINCT FROM (given.source, given.source_key)
      WHERE (said.value, said.note, said.amount, said.unit, said.licence, said.observed)
            IS DISTINCT FROM (given.value, given.note, given.amount, given.unit, given.licence, given.observed)
      UNION ALL
      SELECT said.id, 'vanished'
      FROM jsonb_to_recordset(${whole}::jsonb) AS row(venue_id int, source text, source_key text)
      JOIN statement said ON said.venue_id = row.venue_id AND said.said_by <> 'visitor' AND said.ended_at IS NULL
        AND (said.source, said.source_key) IS NOT DISTINCT FROM (row.source, row.source_key)
      WHERE NOT EXISTS (
        SELECT 1 FROM given
        WHERE given.venue_id = said.venue_id AND given.feature = said.feature
          AND (given.source, given.source_key) IS NOT DISTINCT FROM (said.source, said.source_key)))
    UPDATE statement SET ended_at = now(), ended_as = ending.ended_as FROM ending WHERE statement.id = ending.id
    RETURNING statement.ended_as AS "as"`);
}
