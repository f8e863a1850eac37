import type Feature from 'ol/Feature';
import GeoJSON from 'ol/format/GeoJSON';
import { feature } from 'topojson-client';
import land from 'world-atlas/land-50m.json';

/** Natural Earth's coastlines (public domain) in the map's projection. */
export function landFeatures(): Feature[] {
  const topology = land as unknown as Parameters<typeof feature>[0];
  const collection = feature(topology, topology.objects['land'] as Parameters<typeof feature>[1]);
  return new GeoJSON().readFeatures(collection, { featureProjection: 'EPSG:3857' }) as Feature[];
}
