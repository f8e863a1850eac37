import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { importPackage, packageFile } from '../packages';
import type { OsmTags } from '@waymark/seed/osm';
import type { Position } from '../rules/distance';
import { type TilePoint, middleOf, tilePosition } from '../rules/tile-position';

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

/** Every OpenStreetMap object of one city's tiles with its middle; an object cut by a tile border comes once. */
export async function osmTileFeatures(folder: string): Promise<{ tags: OsmTags; position: Position }[]> {
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
