import { emptyPlace, type BrokenRow, type PlaceReader, type RawPlace } from '../raw-place';
import { pointOf } from './geo-point';
import { jsonItems, jsonText } from './json-items';
import { lifecycleOf } from './osm-tags';
import { accessibilitySaid } from './accessibility-said';
import { localText, placeInfoSchema, type PlaceInfo } from './place-info';

const NO_PLACE = 'This is no A11yJSON place: it needs properties with a name and a category.';

/** Places of an A11yJSON list (accessibility.cloud and others): {"features": [PlaceInfo]} or a list of them. */
export async function* a11yjsonPlaces(text: AsyncIterable<string>): PlaceReader {
  for await (const read of jsonItems(text, 'features')) {
    if ('broken' in read) yield read;
    else yield placeOf(read.row, read.item);
  }
}

function placeOf(row: number, item: unknown): RawPlace | BrokenRow {
  const info = placeInfoSchema.safeParse(item);
  if (!info.success) return { row, broken: NO_PLACE };
  const { geometry, properties } = info.data;
  const point = pointOf(geometry);
  if (typeof point === 'string') return { row, broken: point };
  return {
    ...emptyPlace(row),
    id: idOf(info.data),
    name: localText(properties.name),
    kind: properties.category,
    ...point,
    ...lifecycleOf(properties.tags ?? {}),
    ...addressOf(properties),
    website: localText(properties.placeWebsiteUrl),
    said: properties.accessibility ? accessibilitySaid(properties.accessibility) : [],
  };
}

function idOf({ _id: id, properties: { originalId, ids } }: PlaceInfo): string | null {
  const given = originalId ?? id ?? Object.values(ids ?? {})[0];
  return given === undefined || given === null ? null : String(given);
}

function addressOf({ address, tags }: PlaceInfo['properties']) {
  const country = jsonText(tags?.['addr:country']);
  if (!address || typeof address === 'string') return { address: address ?? null, city: null, postcode: null, country };
  const street = [localText(address.house), localText(address.street)].filter(Boolean).join(' ');
  return {
    address: street || localText(address.text),
    city: localText(address.city),
    postcode: localText(address.postalCode) ?? localText(address.postcode),
    country: localText(address.countryCode) ?? country,
  };
}
