import { emptyPlace, type BrokenRow, type PlaceReader, type RawPlace } from '../../raw-place';
import { jsonItems } from '../json-items';
import { accessibilitySaid } from './accessibility-said';
import { localText, placeInfoSchema, type PlaceInfo } from './place-info';

const NO_PLACE = 'This is no A11yJSON place: it needs properties with a name and a category.';
const NO_POINT = 'Only points are read: give the place’s door or its middle.';

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
  if (geometry && geometry.type !== 'Point') return { row, broken: NO_POINT };
  const [longitude, latitude] = Array.isArray(geometry?.coordinates) ? (geometry.coordinates as unknown[]) : [];
  return {
    ...emptyPlace(row),
    id: idOf(info.data),
    name: localText(properties.name),
    kind: properties.category,
    latitude: numberText(latitude),
    longitude: numberText(longitude),
    ...addressOf(properties),
    country: properties.tags?.['addr:country'] ?? null,
    website: localText(properties.placeWebsiteUrl),
    said: properties.accessibility ? accessibilitySaid(properties.accessibility) : [],
  };
}

function idOf({ _id: id, properties: { originalId, ids } }: PlaceInfo): string | null {
  const given = originalId ?? id ?? Object.values(ids ?? {})[0];
  return given === undefined || given === null ? null : String(given);
}

const numberText = (value: unknown) => (typeof value === 'number' ? String(value) : null);

function addressOf({ address }: PlaceInfo['properties']): Pick<RawPlace, 'address' | 'city' | 'postcode'> {
  if (!address) return { address: null, city: null, postcode: null };
  if (typeof address === 'string') return { address, city: null, postcode: null };
  const street = [localText(address.house), localText(address.street)].filter(Boolean).join(' ');
  return {
    address: street || localText(address.text),
    city: localText(address.city),
    postcode: localText(address.postalCode),
  };
}
