import { FEATURES } from '@waymark/contracts-reviews';
import { z } from 'zod';
import { mapRow } from '../map-row';
import type { Mapping } from '../mapping';
import type { BrokenRow, PlaceReader, RawPlace } from '../raw-place';
import { geometrySchema, pointOf } from './geo-point';
import { jsonItems, jsonText } from './json-items';
import { lifecycleOf, tagsPlace } from './osm-tags';

const featureSchema = z.object({
  type: z.literal('Feature'),
  id: z.union([z.string(), z.number()]).optional(),
  geometry: geometrySchema,
  properties: z.record(z.string(), z.unknown()).nullish(),
});

const NO_FEATURE = 'This is no GeoJSON feature.';

/** Maps our own property names to fields, for files without a mapping. */
const OWN: Mapping = {
  id: 'id',
  name: 'name',
  category: 'category',
  kind: 'kind',
  address: 'address',
  city: 'city',
  postcode: 'postcode',
  country: 'country',
  website: 'website',
  date: 'date',
  features: Object.fromEntries(FEATURES.map((feature) => [feature, { column: feature, note: `${feature}:note` }])),
};

/**
 * Reads the points of a GeoJSON file as places: by a mapping of their properties, by OpenStreetMap tags, or by our own
 * property names.
 */
export async function* geojsonPlaces(text: AsyncIterable<string>, mapping: Mapping | null): PlaceReader {
  for await (const read of jsonItems(text, 'features')) {
    if ('broken' in read) yield read;
    else yield placeOf(read.row, read.item, mapping);
  }
}

function placeOf(row: number, item: unknown, mapping: Mapping | null): RawPlace | BrokenRow {
  const feature = featureSchema.safeParse(item);
  if (!feature.success) return { row, broken: NO_FEATURE };
  const { id, geometry } = feature.data;
  const properties = feature.data.properties ?? {};
  const point = pointOf(geometry);
  if (typeof point === 'string') return { row, broken: point };
  const cell = (name: string) => jsonText(properties[name]);
  const isTagged = mapping === null && cell('category') === null && cell('kind') === null;
  const place = isTagged ? tagsPlace(row, properties) : mapRow(row, mapping ?? OWN, cell);
  return {
    ...place,
    ...(mapping === null && lifecycleOf(properties)),
    id: place.id ?? jsonText(id),
    latitude: place.latitude ?? point.latitude,
    longitude: place.longitude ?? point.longitude,
  };
}
