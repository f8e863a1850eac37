import { parseNumber } from '@waymark/contracts-core';
import { ImportStopped } from '../../import-stopped';
import { emptyPlace, type PlaceReader, type RawPlace, type RawSaid } from '../../raw-place';
import { readCsv, type CsvRow } from '../read-csv';
import { Boarding } from './boarding';
import { CODES, COLUMNS, NEEDED, type Stop } from './stop';

const STATION = '1';

/**
 * Reads stations, and stops without a station. Platforms and entrances are not separate places: facts about platforms
 * belong to their station, and a platform without facts has those of its station.
 */
export async function* gtfsPlaces(text: () => AsyncIterable<string>): PlaceReader {
  const boarding = new Boarding();
  for await (const { stop } of readStops(text())) boarding.add(stop);
  for await (const { row, stop } of readStops(text()))
    if (boarding.isPlace(stop)) yield placeOf(row, stop, boarding.of(stop));
}

async function* readStops(text: AsyncIterable<string>): AsyncIterable<{ row: number; stop: Stop }> {
  let read: ((row: CsvRow) => Stop) | null = null;
  for await (const row of readCsv(text)) {
    if (read === null) read = headingOf(row.cells);
    else yield { row: row.row, stop: read(row) };
  }
}

function headingOf(cells: readonly string[]): (row: CsvRow) => Stop {
  const at = new Map(cells.map((name, index) => [name.trim(), index]));
  const missing = NEEDED.filter((name) => !at.has(name));
  if (missing.length > 0)
    throw new ImportStopped(`These are no stops of a timetable: ${missing.join(', ')} is missing.`);
  const cellOf = (cells: readonly string[], name: (typeof COLUMNS)[number]) => {
    const cell = cells[at.get(name) ?? -1]?.trim() ?? '';
    return CODES.has(name) ? String(parseNumber(cell) ?? cell) : cell;
  };
  return ({ cells }) => Object.fromEntries(COLUMNS.map((name) => [name, cellOf(cells, name)])) as Stop;
}

function placeOf(row: number, stop: Stop, said: RawSaid | null): RawPlace {
  return {
    ...emptyPlace(row),
    id: stop.stop_id,
    name: stop.stop_name,
    kind: stop.location_type === STATION ? 'station' : 'bus_stop',
    category: 'transport',
    latitude: stop.stop_lat,
    longitude: stop.stop_lon,
    website: stop.stop_url || null,
    said: said === null ? [] : [said],
  };
}
