import { VENUE_KIND_LABELS } from '@waymark/contracts-reviews';
import type { PlaceReader, RawPlace } from '../../raw-place';
import { kindOfTags } from '../../said-kind';
import { tagsPlace } from '../osm-tags';
import { NodePositions } from './node-positions';
import { readBlocks } from './read-blocks';
import { readElements, type Tags } from './read-elements';

const NOT_PUBLIC = new Set(['private', 'no']);
/** Metres at the equator of the sixth decimal: 11 cm. */
const DECIMALS = 6;

/**
 * Places that the public visits, of an OpenStreetMap extract: nodes, and ways by their middle. It is read twice, first for the
 * ways, whose nodes stand ahead of them. Relations (some large sites) are passed over.
 */
export async function* osmPlaces(path: string): PlaceReader {
  const positions = new NodePositions(await nodesOfWays(path));
  let row = 0;
  for await (const block of readBlocks(path)) {
    const found: RawPlace[] = [];
    const take = (id: string, tags: Tags, position: { latitude: number; longitude: number } | null) => {
      const place = placeOf(row + 1, id, tags, position);
      if (place === null) return;
      row += 1;
      found.push(place);
    };
    readElements(block, {
      node: (id, latitude, longitude, tags) => {
        positions.keep(id, latitude, longitude);
        take(`node/${id}`, tags(), { latitude, longitude });
      },
      way: (id, refs, tags) => {
        const of = tags();
        if (isPlace(of)) take(`way/${id}`, of, positions.middle(cornersOf(refs())));
      },
    });
    yield* found;
  }
}

async function nodesOfWays(path: string): Promise<number[]> {
  const nodes: number[] = [];
  const way = (_id: number, refs: () => number[], tags: () => Tags) => {
    if (isPlace(tags())) nodes.push(...cornersOf(refs()));
  };
  for await (const block of readBlocks(path)) readElements(block, { way });
  return nodes;
}

/** Two corners across from each other: their middle is near the middle of a building. */
function cornersOf(refs: readonly number[]): number[] {
  return [refs[0], refs[Math.floor(refs.length / 2)]].flatMap((ref) => ref ?? []);
}

/** Nobody gives a public toilet a name. */
const isNamed = (tags: Tags) => tags['name'] !== undefined || tags['amenity'] === 'toilets';

function isPlace(tags: Tags): boolean {
  return isNamed(tags) && !NOT_PUBLIC.has(tags['access'] ?? '') && kindOfTags(tags) !== null;
}

function placeOf(
  row: number,
  id: string,
  tags: Tags,
  position: { latitude: number; longitude: number } | null,
): RawPlace | null {
  if (!isPlace(tags)) return null;
  const place = tagsPlace(row, tags);
  return {
    ...place,
    id,
    name: place.name ?? VENUE_KIND_LABELS['toilets'] ?? null,
    latitude: position?.latitude.toFixed(DECIMALS) ?? null,
    longitude: position?.longitude.toFixed(DECIMALS) ?? null,
  };
}
