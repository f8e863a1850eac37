import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Candidate } from '../candidate';
import { importPackage, packageFile } from '../packages';
import { distinctAltNames } from '../rules/alt-names';
import { claimsFromOsm } from '../rules/claims-from-osm';
import type { Position } from '../rules/distance';
import { localPlaceImportance } from '../rules/importance';
import { kindFromOsm, type OsmTags } from '@waymark/seed/osm';
import { middleOf, type TilePoint, tilePosition } from '../rules/tile-position';
import { roundDegrees } from '../rules/valid-position';
import { webAddress } from '../rules/web-address';
import type { SourceContext } from './context';

interface TileFeature {
  properties: OsmTags;
  loadGeometry(): TilePoint[][];
}

interface TileLayer {
  length: number;
  extent: number;
  feature(index: number): TileFeature;
}

type VectorTile = new (reader: unknown) => { layers: Record<string, TileLayer> };

const CITIES = [
  { folder: 'osm-qa-montevideo', city: 'Montevideo', countryCode: 'UY' },
  { folder: 'osm-qa-astana', city: 'Astana', countryCode: 'KZ' },
];

const text = (value: unknown) => (value === undefined ? '' : String(value).trim());

/** City names must be in one script, because "Астана" and "Astana" are one city in lists. */
const latinOnly = (name: string) => (/^[\p{Script=Latin}\s.'-]+$/u.test(name) ? name : '');

/** Reads named public places of two cities, without phone numbers, email addresses and mappers' names. */
export async function readOsmQaTiles({ countryName }: SourceContext): Promise<Candidate[]> {
  const rows: Candidate[] = [];
  for (const { folder, city, countryCode } of CITIES) {
    for (const { tags, position } of await osmTileFeatures(folder)) {
      const what = kindFromOsm(tags);
      if (!what) continue;
      const name = text(tags.name);
      const rounded = { latitude: roundDegrees(position.latitude), longitude: roundDegrees(position.longitude) };
      const websiteUrl = webAddress(tags.website ?? tags['contact:website']);
      const street = [text(tags['addr:street']), text(tags['addr:housenumber'])].filter(Boolean).join(' ');
      rows.push({
        source: 'osm-qa-tiles',
        sourceId: `${text(tags['@type'])}/${text(tags['@id'])}`,
        sourceDate: new Date(Number(tags['@timestamp']) * 1000).toISOString().slice(0, 10),
        ids: [],
        name,
        address: tags['addr:street'] ? street : null,
        city: latinOnly(text(tags['addr:city'])) || city,
        country: countryName(countryCode),
        countryCode,
        ...rounded,
        approximatePosition: false,
        ...what,
        code: null,
        altNames: distinctAltNames(
          name,
          [tags['name:en'], tags['name:es'], tags['name:ru'], tags['name:kk'], tags.alt_name, tags.short_name].map(
            text,
          ),
        ),
        websiteUrl,
        importance: localPlaceImportance(what.kind, websiteUrl !== null),
        claims: claimsFromOsm(tags),
      });
    }
  }
  return rows;
}

/**
 * Returns every OpenStreetMap object in one city's tiles with its centre; an object cut by a tile border appears once.
 */
async function osmTileFeatures(folder: string): Promise<{ tags: OsmTags; position: Position }[]> {
  const { VectorTile } = await importPackage<{ VectorTile: VectorTile }>('@mapbox/vector-tile');
  const { PbfReader } = await importPackage<{ PbfReader: new (bytes: Uint8Array) => unknown }>('pbf');
  const path = packageFile('@mapbox/mvt-fixtures', join('real-world', folder));
  const found = new Map<string, { tags: OsmTags; position: Position }>();
  for (const file of readdirSync(path).sort()) {
    const [zoom = 0, x = 0, y = 0] = file.replace('.mvt', '').split('-').map(Number);
    const { layers } = new VectorTile(new PbfReader(readFileSync(join(path, file))));
    for (const layer of Object.values(layers)) {
      for (let i = 0; i < layer.length; i += 1) {
        const feature = layer.feature(i);
        const tags = feature.properties;
        const id = `${tags['@type']}/${tags['@id']}`;
        if (!tags.name || found.has(id)) continue;
        const position = tilePosition(middleOf(feature.loadGeometry()), { zoom, x, y, extent: layer.extent });
        found.set(id, { tags, position });
      }
    }
  }
  return [...found.values()];
}
