import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { VenueCategory } from '@waymark/seed';

export interface PlaceKind {
  category: VenueCategory;
  /** OpenStreetMap's word; null where the source's own is none of a kind. */
  kind: string | null;
}

/** One line of a pack: a place in the words of one source. Everything else is what the source calls it. */
export interface PackRow {
  source: string;
  sourceId: string;
  /** Public toilets of some sources have none. */
  name?: string;
  /** The pack maker's word ("pub", "place of worship"); for places from OpenStreetMap `kind` says more. */
  category: string;
  /** "amenity=pub", where the source has such a tag. */
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
  /** "2020-11-13", "2021-08", "2023" or words that begin so. */
  dated: string;
  licence: string;
  /** What the source says beside its facts ("notes", "toilet_name"), in its own field names. */
  source_fields?: Record<string, unknown>;
  /** The position is the middle of the postcode or of its sector. */
  geo?: 'postcode' | 'postcode-sector';
  /** "<source>|<sourceId>" of the same place in another pack. */
  dupOf?: string;
}

export const rowId = ({ source, sourceId }: Pick<PackRow, 'source' | 'sourceId'>) => `${source}|${sourceId}`;

/** All rows of one pack, as they stand in the file. */
export function readPack(folder: string, pack: string): PackRow[] {
  return gunzipSync(readFileSync(join(folder, `${pack}.ndjson.gz`)))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as PackRow);
}
