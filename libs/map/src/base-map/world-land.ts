import type Feature from 'ol/Feature';
import GeoJSON from 'ol/format/GeoJSON';
import { feature } from 'topojson-client';

type Topology = Parameters<typeof feature>[0];

let land: Promise<Feature[]> | undefined;

/** Natural Earth's land of the whole world (public domain), fetched by who looks beyond the British Isles. */
export function worldLand(): Promise<Feature[]> {
  land ??= fetch(new URL('world-atlas/land-50m.json', import.meta.url))
    .then((answer) => answer.json() as Promise<Topology>)
    .then((topology) => {
      const collection = feature(topology, topology.objects['land'] as Parameters<typeof feature>[1]);
      const features = new GeoJSON().readFeatures(collection, { featureProjection: 'EPSG:3857' }) as Feature[];
      for (const one of features) one.set('part', 'land');
      return features;
    })
    .catch(() => {
      land = undefined;
      return [];
    });
  return land;
}
