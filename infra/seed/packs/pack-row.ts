import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { VenueCategory } from '@waymark/seed';

export interface PlaceKind {
  category: VenueCategory;
  /** OpenStreetMap's value; null when the source's word matches no kind. */
  kind: string | null;
}

/** One line of a pack: a place as one source describes it. Further fields are the source's own. */
export interface PackRow {
  source: string;
  sourceId: string;
  /** Missing for some sources' public toilets. */
  name?: string;
  /** The pack maker's category ("pub", "place of worship"); for places from OpenStreetMap `kind` is more specific. */
  category: string;
  /** The source's tag, such as "amenity=pub", if it has one. */
  kind?: string;
  lat?: number;
  lon?: number;
  address?: string;
  city?: string;
  postcode?: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  website?: string;
  /** The source's own field names and values. */
  facts?: Record<string, string>;
  /** Date of the row: "2020-11-13", "2021-08", "2023" or text that starts like this. */
  dated: string;
  licence: string;
  /** Other data of the source ("notes", "toilet_name"), under its own field names. */
  source_fields?: Record<string, unknown>;
  /** Set when the position is the centre of the postcode or of its sector. */
  geo?: 'postcode' | 'postcode-sector';
  /** The same place in another pack: "<source>|<sourceId>". */
  dupOf?: string;
}

export const rowId = ({ source, sourceId }: Pick<PackRow, 'source' | 'sourceId'>) => `${source}|${sourceId}`;

/** Reads all rows of one pack, unchanged. */
export function readPack(folder: string, pack: string): PackRow[] {
  return gunzipSync(readFileSync(join(folder, `${pack}.ndjson.gz`)))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as PackRow);
}
