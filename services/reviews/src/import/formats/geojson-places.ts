import { FEATURES } from '@waymark/contracts-reviews';
import { z } from 'zod';
import { mapRow } from '../map-row';
import type { Mapping } from '../mapping';
import type { BrokenRow, PlaceReader, RawPlace } from '../raw-place';
import { jsonItems } from './json-items';
import { tagsPlace } from './osm-tags';

const featureSchema = z.object({
  type: z.literal('Feature'),
  id: z.union([z.string(), z.number()]).optional(),
  geometry: z.object({ type: z.string(), coordinates: z.unknown() }).nullish(),
  properties: z.record(z.string(), z.unknown()).nullish(),
});

const NO_FEATURE = 'This is no GeoJSON feature.';
const NO_POINT = 'Only points are read: give the middle of an area, or its door.';

/** What properties of our own names mean, where there is no mapping. */
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

/** The points of a GeoJSON as places: by a mapping of their properties, by OpenStreetMap's tags, or by our own names. */
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
  if (geometry && geometry.type !== 'Point') return { row, broken: NO_POINT };
  const [longitude, latitude] = Array.isArray(geometry?.coordinates) ? (geometry.coordinates as unknown[]) : [];
  const cell = (name: string) => propertyText(properties[name]);
  const isTagged = mapping === null && cell('category') === null && cell('kind') === null;
  const place = isTagged ? tagsPlace(row, properties) : mapRow(row, mapping ?? OWN, cell);
  return {
    ...place,
    id: place.id ?? propertyText(id),
    latitude: place.latitude ?? propertyText(latitude),
    longitude: place.longitude ?? propertyText(longitude),
  };
}

export function propertyText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}
