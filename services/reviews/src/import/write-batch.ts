import type { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { insertVenues, upsertVenues } from '../venue/write-venues';
import { distanceMetres } from '../venue/distance';
import { SAME_PLACE_METRES } from '../venue/same-venue';
import { findVenues } from './find-venues';
import type { ImportedPlace, Refusal } from './imported-place';
import { importedVenueRow } from './imported-venue-row';
import { keepRows, knownRows, type Edition } from './imported-rows';
import { statedColumns } from './stated-columns';
import { writeSaid } from './write-said';
import type { ImportSource } from './source-of-import';

export interface BatchResult {
  /** Places that were not there before. */
  created: number;
  /** Places that were found among the venues for the first time. */
  matched: number;
  statements: number;
  refusals: Refusal[];
  /** Venues that the search has to read again. */
  venueIds: number[];
}

interface Write {
  database: Database;
  source: ImportSource;
  edition: Edition;
  today: string;
}

/** Writes one batch. Doing it again changes nothing, so that a batch that was cut short is simply done again. */
export async function writeBatch(write: Write, places: readonly ImportedPlace[]): Promise<BatchResult> {
  const { database, source, edition, today } = write;
  const known = await knownRows(
    database,
    source.id,
    places.map(({ key }) => key),
  );
  const { fresh, refusals } = withoutRepeats(places, (key) => known.get(key), edition.file);
  const news = fresh.filter(({ key }) => !known.has(key));
  const found = await findVenues(database, source.id, edition.file, news);
  const own = fresh.filter((place) => isOwn(place, source.id, known.get(place.key)?.placeId, found.has(place)));
  const firstOf = firstOfEach(own.filter(({ key }) => !known.has(key)));
  const written = own.filter((place) => (firstOf.get(place) ?? place) === place);
  const [added, again] = [written.filter(({ key }) => !known.has(key)), written.filter(({ key }) => known.has(key))];
  const rowOf = (place: ImportedPlace) => importedVenueRow(place, source, today);
  const made = await insertVenues(
    database,
    added.map((place) => ({ ...rowOf(place), ...statedColumns(place.said) })),
  );
  const changed = await upsertVenues(database, again.map(rowOf));
  const idOf = await idsOf(database, source.id, written);
  const venueOf = (place: ImportedPlace): number => {
    const id = found.get(place) ?? idOf.get((firstOf.get(place) ?? place).key) ?? known.get(place.key)?.venueId;
    if (id === undefined) throw new Error(`The venue of row ${place.row} is not there.`);
    return id;
  };
  await keepRows(
    database,
    edition,
    fresh.map((place) => ({ key: place.key, row: place.row, venueId: venueOf(place) })),
  );
  const isNew = (place: ImportedPlace) => made.has(`${source.id}:${place.key}`);
  const said = await writeSaid(database, source, fresh, { venueOf, isNew });
  return {
    created: added.length,
    matched: news.length - added.length,
    statements: said.added,
    refusals,
    venueIds: [...new Set([...made.values(), ...changed, ...said.venueIds])],
  };
}

/** A venue that this list brought, or brings now. One of another list keeps its own name, address and position. */
function isOwn(place: ImportedPlace, source: string, placeId: string | null | undefined, isFound: boolean): boolean {
  return placeId === undefined ? !isFound : placeId === `${source}:${place.key}`;
}

function withoutRepeats(
  places: readonly ImportedPlace[],
  knownOf: (key: string) => { ofFile: string; row: number } | undefined,
  file: string,
) {
  const rowOf = new Map<string, number>();
  const refusals: Refusal[] = [];
  const fresh = places.filter(({ key, row }) => {
    const known = knownOf(key);
    const other = rowOf.get(key) ?? (known?.ofFile === file && known.row !== row ? known.row : undefined);
    rowOf.set(key, other ?? row);
    if (other === undefined) return true;
    refusals.push({
      row,
      field: 'id',
      reason: 'Another row has the same id, or the same name and place.',
      value: `row ${other}`,
    });
    return false;
  });
  return { fresh, refusals };
}

/** New places that the list names twice in one batch, by the first of each. */
function firstOfEach(places: readonly ImportedPlace[]): Map<ImportedPlace, ImportedPlace> {
  const byName = new Map<string, ImportedPlace[]>();
  const firstOf = new Map<ImportedPlace, ImportedPlace>();
  for (const place of places) {
    const named = byName.get(place.normalName) ?? [];
    const first = named.find((other) => isSameSpot(place, other));
    if (first) firstOf.set(place, first);
    else byName.set(place.normalName, [...named, place]);
  }
  return firstOf;
}

function isSameSpot(a: ImportedPlace, b: ImportedPlace): boolean {
  if (a.position === null || b.position === null || a.isAround || b.isAround) return false;
  return distanceMetres(a.position, b.position) <= SAME_PLACE_METRES;
}

async function idsOf(
  database: Database,
  source: string,
  places: readonly ImportedPlace[],
): Promise<Map<string, number>> {
  const keys = places.map(({ key }) => `${source}:${key}`);
  const rows = await database.query<{ id: number; key: string }>(
    sql`SELECT id, coalesce(place_id, '') AS key FROM venue WHERE place_id = ANY(${keys})`,
  );
  return new Map(rows.map(({ id, key }) => [key.slice(source.length + 1), id]));
}
