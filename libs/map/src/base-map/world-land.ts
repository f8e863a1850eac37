import type Feature from 'ol/Feature';
import GeoJSON from 'ol/format/GeoJSON';
import { feature } from 'topojson-client';
import { flatLand } from './flat-land';

type Topology = Parameters<typeof feature>[0];
type LandObject = Extract<Parameters<typeof feature>[1], { type: 'GeometryCollection' }>;

let land: Promise<Feature[]> | undefined;

/**
 * Returns Natural Earth's land of the whole world (public domain); fetched only when a map shows more than the British
 * Isles.
 */
export function worldLand(): Promise<Feature[]> {
  land ??= fetch(new URL('world-atlas/land-50m.json', import.meta.url))
    .then((answer) => answer.json() as Promise<Topology>)
    .then((topology) => {
      const { features: parts } = feature(topology, topology.objects['land'] as LandObject);
      const coordinates = parts.flatMap(({ geometry }) =>
        geometry.type === 'MultiPolygon' ? flatLand(geometry.coordinates) : [],
      );
      const features = new GeoJSON().readFeatures(
        { type: 'MultiPolygon', coordinates },
        { featureProjection: 'EPSG:3857' },
      ) as Feature[];
      for (const one of features) one.set('part', 'land');
      return features;
    })
    .catch(() => {
      land = undefined;
      return [];
    });
  return land;
}
