import type Feature from 'ol/Feature';
import GeoJSON from 'ol/format/GeoJSON';
import Fill from 'ol/style/Fill';
import Stroke from 'ol/style/Stroke';
import Style from 'ol/style/Style';
import { feature } from 'topojson-client';
import land from 'world-atlas/land-50m.json';

/** Natural Earth's coastlines (public domain) in the map's projection. */
export function landFeatures(): Feature[] {
  const topology = land as unknown as Parameters<typeof feature>[0];
  const collection = feature(topology, topology.objects['land'] as Parameters<typeof feature>[1]);
  return new GeoJSON().readFeatures(collection, { featureProjection: 'EPSG:3857' }) as Feature[];
}

/** Land in the page's own colours. */
export function landStyle(element: HTMLElement): () => Style {
  return () =>
    new Style({
      fill: new Fill({ color: colourOf(element, 'surface') }),
      stroke: new Stroke({ color: colourOf(element, 'text-soft'), width: 1 }),
    });
}

/** A token of the page's theme as a canvas needs it; read at each drawing, because themes change while a map is open. */
export function colourOf(element: HTMLElement, token: string): string {
  return getComputedStyle(element).getPropertyValue(`--color-${token}`).trim();
}
