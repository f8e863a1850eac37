import type { Box } from '../box-of';
import { parseTable, tableText } from '../read-table';

/** A row for a place that is missing from the database's towns; README.md explains files and columns. */
export interface GazetteerRow {
  name: string;
  otherNames: readonly string[];
  kind: GazetteerKind;
  /** ISO 3166-1. */
  country: string;
  position: { latitude: number; longitude: number } | null;
  /** The edges of a region. */
  box: Box | null;
  population: number;
  /** The town around it. */
  within: string | null;
  source: string;
}

const KINDS = ['capital', 'country', 'landmark', 'quarter', 'region', 'town', 'village'] as const;
export type GazetteerKind = (typeof KINDS)[number];
export const GAZETTEER_FILES = [
  'countries',
  'exonyms',
  'exonyms-geonames',
  'hand-made',
  'landmarks',
  'landmarks-osm',
  'villages',
] as const;
export type GazetteerFile = (typeof GAZETTEER_FILES)[number];

const COLUMNS = [
  'name',
  'other_names',
  'kind',
  'country',
  'latitude',
  'longitude',
  'box',
  'population',
  'within',
  'source',
] as const;
const COUNTRY = /^[A-Z]{2}$/;
const SOURCE = /^[a-z][a-z0-9-]*$/;
const EARTH: Box = { south: -90, north: 90, west: -180, east: 180 };
const NUMBER = /^-?\d+(?:\.\d+)?$/;

const isKind = (kind: string): kind is GazetteerKind => KINDS.some((one) => one === kind);

/** Parses "south,west,north,east"; returns null for an impossible box. */
function toBox(cell: string): Box | null {
  const sides = cell.split(',');
  const [south = NaN, west = NaN, north = NaN, east = NaN] = sides.map(Number);
  if (sides.length !== 4 || !sides.every((side) => NUMBER.test(side))) return null;
  const isOnEarth = south >= EARTH.south && north <= EARTH.north && west >= EARTH.west && east <= EARTH.east;
  return isOnEarth && south < north && west < east ? { south, north, west, east } : null;
}

function toPosition(latitude: string, longitude: string): GazetteerRow['position'] {
  const at = { latitude: Number(latitude), longitude: Number(longitude) };
  const isOnEarth = Math.abs(at.latitude) <= EARTH.north && Math.abs(at.longitude) <= EARTH.east;
  return NUMBER.test(latitude) && NUMBER.test(longitude) && isOnEarth ? at : null;
}

/** Returns the rows of a file, in order. Throws an error with file and line for a row that violates README.md. */
export function parseGazetteer(file: GazetteerFile, text: string): GazetteerRow[] {
  const seen = new Set<string>();
  return parseTable(text, `gazetteer/${file}.tsv`, COLUMNS).map(({ cells, fail }) => {
    const { name, kind, country, latitude, longitude, population, within, source } = cells;
    const position = toPosition(latitude, longitude);
    const box = toBox(cells.box);
    if (!name) fail('no name');
    if (!isKind(kind)) return fail(`unknown kind "${kind}"`);
    if (!COUNTRY.test(country)) fail('the country is not two capitals');
    if (!position && (latitude || longitude)) fail('no position on earth');
    if (!box && cells.box) fail('no box on earth');
    if (!/^\d*$/.test(population)) fail('the population is no whole number');
    if (!SOURCE.test(source)) fail('the source is not one word');
    const key = [name, kind, country, within].join('\t');
    if (seen.has(key)) fail('the place stands there already');
    seen.add(key);
    return {
      name,
      otherNames: cells.other_names.split(';').filter(Boolean),
      kind,
      country,
      position,
      box,
      population: Number(population),
      within: within || null,
      source,
    };
  });
}

const read = new Map<GazetteerFile, readonly GazetteerRow[]>();

/** Returns the rows of a file, which is read only once. */
export function readGazetteer(file: GazetteerFile): readonly GazetteerRow[] {
  const known = read.get(file);
  if (known) return known;
  const rows = parseGazetteer(file, tableText(`gazetteer/${file}.tsv`));
  read.set(file, rows);
  return rows;
}
