import type { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { distanceMetres } from '../venue/distance';
import { SAME_PLACE_METRES } from '../venue/same-venue';
import { searchText } from '../venue/search-text';
import { insertVenues, type StatedColumns, upsertVenues, type VenueToWrite } from '../venue/write-venues';
import { findVenues } from './find-venues';
import type { ImportedPlace, Refusal, Said } from './imported-place';
import { type Edition, keepRows, knownRows } from './imported-rows';
import type { ImportSource } from './source-of-import';
import { writeSaid } from './write-said';

const CLAIMS: Readonly<Partial<Record<Said['value'], number>>> = { yes: 1, no: 2, 'does-not-apply': 3 };

/** Returns the columns of a venue whose facts come from one row only. */
export function statedColumns(said: readonly Said[]): StatedColumns {
  const claims = Object.fromEntries(
    said.flatMap(({ feature, value }) => (CLAIMS[value] ? [[feature, CLAIMS[value]]] : [])),
  );
  const noted = said.flatMap(({ feature, note }) => (note === null ? [] : [[feature, note] as const]));
  const partly = said.filter(({ value }) => value === 'partly').map(({ feature }) => feature);
  const applies = said.filter(({ value, note }) => value !== 'does-not-apply' && (value !== 'words' || note !== null));
  return { claims, claim_notes: Object.fromEntries(noted), partly: partly.sort(), known_features: applies.length };
}

/** Builds the venue row of a place that only this list contains, under the list's terms. */
export function importedVenueRow(place: ImportedPlace, source: ImportSource, today: string): VenueToWrite {
  return {
    place_id: `${source.id}:${place.key}`,
    name: place.name,
    normal_name: place.normalName,
    address: place.address,
    city: place.city,
    normal_city: place.normalCity,
    country: place.country,
    country_code: place.countryCode,
    category: place.category,
    kind: place.kind,
    code: null,
    alt_names: [],
    search_text: searchText({ ...place, altNames: [], code: null }),
    website_url: place.websiteUrl,
    latitude: place.position?.latitude ?? null,
    longitude: place.position?.longitude ?? null,
    approximate_position: place.isAround,
    importance: 0,
    source_name: source.id,
    source_id: place.key,
    source_licence: source.licence,
    source_retrieved: today,
    source_date: place.observed,
    is_sample: false,
    postcode: place.postcode,
    last_listed: source.date,
    practical_info: null,
  };
}

export interface BatchResult {
  /** New venues. */
  created: number;
  /** Number of existing venues that were matched for the first time. */
  matched: number;
  statements: number;
  refusals: Refusal[];
  /** Venues to update in the search index. */
  venueIds: number[];
}

interface Write {
  database: Database;
  source: ImportSource;
  edition: Edition;
  today: string;
}

/** Writes one batch. Idempotent, so an interrupted batch is written again. */
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

/** Whether the venue comes from this list. A venue from another list keeps its own name, address and position. */
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

/** Maps each new place to the first of its duplicates, if a batch contains a place twice. */
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
