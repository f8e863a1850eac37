import { VENUE_KIND_LABELS } from '@waymark/contracts-reviews';
import type { PlaceReader, RawPlace } from '../../raw-place';
import { kindOfTags } from '../../said-kind';
import { tagsPlace } from '../osm-tags';
import { readBlocks } from './read-blocks';
import { type Position, readElements, type Tags, type Way } from './read-elements';

/** Positions of the nodes of ways: stores millions in little memory. */
class NodePositions {
  private readonly ids: Float64Array;
  private readonly latitudes: Float64Array;
  private readonly longitudes: Float64Array;

  constructor(wanted: readonly number[]) {
    this.ids = Float64Array.from(wanted).sort();
    this.latitudes = new Float64Array(this.ids.length).fill(NaN);
    this.longitudes = new Float64Array(this.ids.length).fill(NaN);
  }

  /** Stores a position if the node is needed. */
  keep(id: number, latitude: number, longitude: number): void {
    for (let at = this.firstOf(id); this.ids[at] === id; at += 1) {
      this.latitudes[at] = latitude;
      this.longitudes[at] = longitude;
    }
  }

  /** Returns the positions of those nodes that the extract contains. */
  of(ids: readonly number[]): Position[] {
    return ids
      .map((id) => this.firstOf(id))
      .map((at) => ({ latitude: this.latitudes[at] ?? NaN, longitude: this.longitudes[at] ?? NaN }))
      .filter(({ latitude }) => !Number.isNaN(latitude));
  }

  private firstOf(id: number): number {
    let [from, to] = [0, this.ids.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.ids[middle] ?? 0) < id) from = middle + 1;
      else to = middle;
    }
    return this.ids[from] === id ? from : this.ids.length;
  }
}

/** Returns the centre of nearby positions, also across the date line; null for none. */
function middleOf(positions: readonly Position[]): Position | null {
  const [first] = positions;
  if (first === undefined) return null;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const east = mean(positions.map(({ longitude }) => turned(longitude - first.longitude)));
  return { latitude: mean(positions.map(({ latitude }) => latitude)), longitude: turned(first.longitude + east) };
}

/** Normalises an angle to -180 up to 180. */
const turned = (degrees: number) =>
  degrees >= -180 && degrees < 180 ? degrees : ((((degrees + 180) % 360) + 360) % 360) - 180;

const NOT_PUBLIC = new Set(['private', 'no']);
/** Positions are rounded to six decimals; the sixth is 11 cm at the equator. */
const DECIMALS = 6;

/**
 * Reads public places from an OpenStreetMap extract: nodes, and ways by their centre. Reads the file twice, and a
 * third time if ways come before their nodes. Skips relations (some large sites).
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

/** Returns the nodes with required positions, and whether any of them comes after its way. */
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

/** Picks two opposite corners: their midpoint is near the centre of a building. */
const acrossOf = <Corner>(corners: readonly Corner[]): Corner[] =>
  [corners[0], corners[Math.floor(corners.length / 2)]].flatMap((corner) => corner ?? []);

/** Returns whether an element has a name. Public toilets rarely have one. */
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
