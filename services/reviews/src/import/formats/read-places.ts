import type { ImportFormat } from '../import-options';
import { ImportStopped } from '../import-stopped';
import { mapRow } from '../map-row';
import { columnsOf, type Mapping } from '../mapping';
import { type BrokenRow, emptyPlace, type PlaceReader, type RawPlace } from '../raw-place';
import { readBytes, readText } from '../text-file';
import { accessibilitySaid } from './accessibility-said';
import { checkCrs, pointOf } from './geo-point';
import { geojsonPlaces } from './geojson-places';
import { gtfsPlaces } from './gtfs/gtfs-places';
import { openStops } from './gtfs/open-stops';
import { aroundItems, jsonItems, jsonText } from './json-items';
import { lifecycleOf } from './osm-tags';
import { osmPlaces } from './osm/osm-places';
import { checkHeader } from './osm/read-blocks';
import { localText, type PlaceInfo, placeInfoSchema } from './place-info';
import { readCsv } from './read-csv';

const MORE_CELLS = 'This row has more cells than the heading. Put text with commas in quotes.';

/** Reads the rows of a CSV as places, with the columns from the mapping. */
async function* csvPlaces(text: AsyncIterable<string>, mapping: Mapping): PlaceReader {
  let columns: ReadonlyMap<string, number> | null = null;
  for await (const { row, cells } of readCsv(text)) {
    if (columns === null) {
      columns = headingOf(cells, mapping);
      continue;
    }
    const at = columns;
    if (cells.slice(at.size).some((cell) => cell.trim() !== '')) yield { row, broken: MORE_CELLS };
    else yield mapRow(row, mapping, (column) => cells[at.get(column) ?? -1] ?? null);
  }
  if (columns === null) throw new ImportStopped('The file is empty.');
}

function headingOf(cells: readonly string[], mapping: Mapping): ReadonlyMap<string, number> {
  const columns = new Map<string, number>();
  for (const [at, name] of cells.entries())
    columns.set(columns.has(name.trim()) ? `${name.trim()}#${at}` : name.trim(), at);
  const missing = columnsOf(mapping).filter((name) => !columns.has(name));
  if (missing.length > 0)
    throw new ImportStopped(`The file has no column ${missing.join(', ')}. It has: ${[...columns.keys()].join(', ')}.`);
  return columns;
}

const NO_PLACE = 'This is no A11yJSON place: it needs properties with a name and a category.';

/** Reads an A11yJSON list (accessibility.cloud and others): {"features": [PlaceInfo]} or an array of them. */
async function* a11yjsonPlaces(text: AsyncIterable<string>): PlaceReader {
  for await (const read of jsonItems(text, 'features')) {
    if ('broken' in read) yield read;
    else yield placeOf(read.row, read.item);
  }
}

function placeOf(row: number, item: unknown): RawPlace | BrokenRow {
  const info = placeInfoSchema.safeParse(item);
  if (!info.success) return { row, broken: NO_PLACE };
  const { geometry, properties } = info.data;
  const point = pointOf(geometry);
  if (typeof point === 'string') return { row, broken: point };
  return {
    ...emptyPlace(row),
    id: idOf(info.data),
    name: localText(properties.name),
    kind: properties.category,
    ...point,
    ...lifecycleOf(properties.tags ?? {}),
    ...addressOf(properties),
    website: localText(properties.placeWebsiteUrl),
    said: properties.accessibility ? accessibilitySaid(properties.accessibility) : [],
  };
}

function idOf({ _id: id, properties: { originalId, ids } }: PlaceInfo): string | null {
  const given = originalId ?? id ?? Object.values(ids ?? {})[0];
  return given === undefined || given === null ? null : String(given);
}

function addressOf({ address, tags }: PlaceInfo['properties']) {
  const country = jsonText(tags?.['addr:country']);
  if (!address || typeof address === 'string') return { address: address ?? null, city: null, postcode: null, country };
  const street = [localText(address.house), localText(address.street)].filter(Boolean).join(' ');
  return {
    address: street || localText(address.text),
    city: localText(address.city),
    postcode: localText(address.postalCode) ?? localText(address.postcode),
    country: localText(address.countryCode) ?? country,
  };
}

interface File {
  file: string;
  format: ImportFormat;
  encoding: string;
  mapping: Mapping | null;
}

export const NO_MAPPING = 'A CSV needs a mapping that says what its columns are: --mapping.';

const bytesOf = ({ format, file }: Pick<File, 'format' | 'file'>) =>
  format === 'gtfs' ? openStops(file) : readBytes(file);

/** Yields the places of a file one at a time, whatever its size. */
export function readPlaces({ file, format, encoding, mapping }: File): PlaceReader {
  const text = () => readText(bytesOf({ format, file }), encoding);
  switch (format) {
    case 'csv':
      if (mapping === null) throw new ImportStopped(NO_MAPPING);
      return csvPlaces(text(), mapping);
    case 'geojson':
      return geojsonPlaces(text(), mapping);
    case 'a11yjson':
      return a11yjsonPlaces(text());
    case 'osm':
      return osmPlaces(file);
    case 'gtfs':
      return gtfsPlaces(text);
  }
}

/**
 * Checks a whole file before anything is written, and passes what it reads to `take`. Otherwise a wrong encoding in
 * the last line, a truncated list or another coordinate system would leave half of it imported.
 */
export async function lookThrough(
  { file, format, encoding }: Omit<File, 'mapping'>,
  take: (bytes: Buffer) => void,
): Promise<void> {
  const bytes = taken(bytesOf({ format, file }), take);
  if (format === 'osm') {
    await checkHeader(file);
    await toItsEnd(bytes);
  } else if (format === 'csv' || format === 'gtfs') await toItsEnd(readText(bytes, encoding));
  else checkCrs(await aroundItems(readText(bytes, encoding), 'features'));
}

async function* taken(bytes: AsyncIterable<Buffer>, take: (bytes: Buffer) => void): AsyncIterable<Buffer> {
  for await (const chunk of bytes) {
    take(chunk);
    yield chunk;
  }
}

async function toItsEnd(pieces: AsyncIterable<unknown>): Promise<void> {
  const reader = pieces[Symbol.asyncIterator]();
  while (!(await reader.next()).done);
}
