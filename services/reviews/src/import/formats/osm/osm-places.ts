import { VENUE_KIND_LABELS } from '@waymark/contracts-reviews';
import type { PlaceReader, RawPlace } from '../../raw-place';
import { kindOfTags } from '../../said-kind';
import { tagsPlace } from '../osm-tags';
import { middleOf, NodePositions } from './node-positions';
import { readBlocks } from './read-blocks';
import { readElements, type Position, type Tags, type Way } from './read-elements';

const NOT_PUBLIC = new Set(['private', 'no']);
/** Metres at the equator of the sixth decimal: 11 cm. */
const DECIMALS = 6;

/**
 * Places that the public visits, of an OpenStreetMap extract: nodes, and ways by their middle. It is read twice, first for
 * the ways, and once more where ways stand ahead of their nodes. Relations (some large sites) are passed over.
 */
export async function* osmPlaces(path: string): PlaceReader {
  const { nodes, areWaysFirst } = await nodesOfWays(path);
  const positions = new NodePositions(nodes);
  const keep = (id: number, latitude: number, longitude: number) => positions.keep(id, latitude, longitude);
  if (areWaysFirst) for await (const block of readBlocks(path)) readElements(block, { node: keep });
  let row = 0;
  for await (const block of readBlocks(path)) {
    const found: RawPlace[] = [];
    const take = (id: string, tags: Tags, position: Position | null) => {
      const place = placeOf(row + 1, id, tags, position);
      if (place === null) return;
      row += 1;
      found.push(place);
    };
    readElements(block, {
      node: (id, latitude, longitude, tags) => {
        keep(id, latitude, longitude);
        take(`node/${id}`, tags(), { latitude, longitude });
      },
      way: (way) => {
        const tags = way.tags();
        if (isPlace(tags)) take(`way/${way.id}`, tags, middleOf(cornersOf(way, positions)));
      },
    });
    yield* found;
  }
}

function cornersOf(way: Way, positions: NodePositions): Position[] {
  const own = acrossOf(way.corners());
  return own.length > 0 ? own : positions.of(acrossOf(way.refs()));
}

/** Nodes whose positions are needed, and whether any of them stands behind its way. */
async function nodesOfWays(path: string): Promise<{ nodes: number[]; areWaysFirst: boolean }> {
  const nodes: number[] = [];
  let areWaysFirst = false;
  const way = ({ tags, refs, corners }: Way) => {
    if (isPlace(tags()) && corners().length === 0) nodes.push(...acrossOf(refs()));
  };
  const nodesFollow = () => {
    areWaysFirst ||= nodes.length > 0;
  };
  for await (const block of readBlocks(path)) readElements(block, { way, nodesFollow });
  return { nodes, areWaysFirst };
}

/** Two corners across from each other: their middle is near the middle of a building. */
const acrossOf = <Corner>(corners: readonly Corner[]): Corner[] =>
  [corners[0], corners[Math.floor(corners.length / 2)]].flatMap((corner) => corner ?? []);

/** Nobody gives a public toilet a name. */
const isNamed = (tags: Tags) => tags['name'] !== undefined || tags['amenity'] === 'toilets';

function isPlace(tags: Tags): boolean {
  return isNamed(tags) && !NOT_PUBLIC.has(tags['access'] ?? '') && kindOfTags(tags) !== null;
}

function placeOf(row: number, id: string, tags: Tags, position: Position | null): RawPlace | null {
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
