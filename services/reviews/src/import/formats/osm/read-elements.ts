import { PbfReader } from 'pbf';

export type Tags = Record<string, string>;

export interface Position {
  latitude: number;
  longitude: number;
}

export interface Way {
  id: number;
  refs: () => number[];
  /** The positions of its nodes, in extracts that store them in ways; otherwise empty. */
  corners: () => Position[];
  tags: () => Tags;
}

/** Receives the elements of a block. Deleted elements are skipped. */
export interface ElementTaker {
  node?: (id: number, latitude: number, longitude: number, tags: () => Tags) => void;
  way?: (way: Way) => void;
  /** Called for each group of nodes that is skipped. */
  nodesFollow?: () => void;
}

interface Block {
  strings: string[];
  groups: [start: number, end: number][];
  granularity: number;
  latitudeOffset: number;
  longitudeOffset: number;
}

const NANO = 1e-9;

/** Passes the nodes and ways of a decompressed block to `taker`. Does not parse kinds without a callback. */
export function readElements(bytes: Uint8Array, taker: ElementTaker): void {
  const pbf = new PbfReader(bytes);
  const block = pbf.readFields(readBlock, {
    strings: [],
    groups: [],
    granularity: 100,
    latitudeOffset: 0,
    longitudeOffset: 0,
  } as Block);
  for (const [start, end] of block.groups) {
    pbf.pos = start;
    pbf.readFields((tag) => readGroup(tag, block, pbf, taker), null, end);
  }
}

function readBlock(tag: number, block: Block, pbf: PbfReader): void {
  if (tag === 1)
    pbf.readMessage((field, strings: string[]) => void (field === 1 && strings.push(pbf.readString())), block.strings);
  else if (tag === 2) {
    const end = pbf.readVarint() + pbf.pos;
    block.groups.push([pbf.pos, end]);
    pbf.pos = end;
  } else if (tag === 17) block.granularity = pbf.readVarint();
  else if (tag === 19) block.latitudeOffset = pbf.readVarint(true);
  else if (tag === 20) block.longitudeOffset = pbf.readVarint(true);
}

function readGroup(tag: number, block: Block, pbf: PbfReader, taker: ElementTaker): void {
  if (tag === 1 && taker.node) readNode(block, pbf, taker.node);
  else if (tag === 2 && taker.node) readDense(block, pbf, taker.node);
  else if (tag === 1 || tag === 2) taker.nodesFollow?.();
  else if (tag === 3 && taker.way) readWay(block, pbf, taker.way);
}

const degrees = (offset: number, granularity: number, value: number) => NANO * (offset + granularity * value);

function tagsOf({ strings }: Block, keys: readonly number[], values: readonly number[]): Tags {
  return Object.fromEntries(keys.map((key, at) => [strings[key] ?? '', strings[values[at] ?? 0] ?? '']));
}

function readNode(block: Block, pbf: PbfReader, take: NonNullable<ElementTaker['node']>): void {
  const node = { id: 0, keys: [] as number[], values: [] as number[], latitude: 0, longitude: 0, isVisible: true };
  pbf.readMessage((tag) => {
    if (tag === 1) node.id = pbf.readSVarint();
    else if (tag === 2) pbf.readPackedVarint(node.keys);
    else if (tag === 3) pbf.readPackedVarint(node.values);
    else if (tag === INFO) node.isVisible = readVisible(pbf);
    else if (tag === 8) node.latitude = pbf.readSVarint();
    else if (tag === 9) node.longitude = pbf.readSVarint();
  }, null);
  if (!node.isVisible) return;
  take(
    node.id,
    degrees(block.latitudeOffset, block.granularity, node.latitude),
    degrees(block.longitudeOffset, block.granularity, node.longitude),
    () => tagsOf(block, node.keys, node.values),
  );
}

/** Numbers of the fields in nodes and ways. */
const INFO = 4;
const DENSE_INFO = 5;
const VISIBLE = 6;

function readVisible(pbf: PbfReader): boolean {
  const info = pbf.readMessage((tag, read) => void (tag === VISIBLE && (read.isVisible = pbf.readBoolean())), {
    isVisible: true,
  });
  return info.isVisible;
}

function readDense(block: Block, pbf: PbfReader, take: NonNullable<ElementTaker['node']>): void {
  const dense = {
    ids: [] as number[],
    latitudes: [] as number[],
    longitudes: [] as number[],
    tags: [] as number[],
    visible: [] as number[],
  };
  pbf.readMessage((tag) => {
    if (tag === 1) pbf.readPackedSVarint(dense.ids);
    else if (tag === DENSE_INFO)
      pbf.readMessage((field) => void (field === VISIBLE && pbf.readPackedVarint(dense.visible)), null);
    else if (tag === 8) pbf.readPackedSVarint(dense.latitudes);
    else if (tag === 9) pbf.readPackedSVarint(dense.longitudes);
    else if (tag === 10) pbf.readPackedVarint(dense.tags);
  }, null);
  let [id, latitude, longitude, at] = [0, 0, 0, 0];
  for (let n = 0; n < dense.ids.length; n += 1) {
    id += dense.ids[n] ?? 0;
    latitude += dense.latitudes[n] ?? 0;
    longitude += dense.longitudes[n] ?? 0;
    const start = at;
    while (at < dense.tags.length && dense.tags[at] !== 0) at += 2;
    const end = at;
    at += 1;
    if (dense.visible[n] === 0) continue;
    take(
      id,
      degrees(block.latitudeOffset, block.granularity, latitude),
      degrees(block.longitudeOffset, block.granularity, longitude),
      () => pairsOf(block, dense.tags, start, end),
    );
  }
}

function pairsOf({ strings }: Block, tags: readonly number[], start: number, end: number): Tags {
  const pairs: Tags = {};
  for (let at = start; at < end; at += 2) pairs[strings[tags[at] ?? 0] ?? ''] = strings[tags[at + 1] ?? 0] ?? '';
  return pairs;
}

function readWay(block: Block, pbf: PbfReader, take: NonNullable<ElementTaker['way']>): void {
  const way = { id: 0, isVisible: true };
  const [keys, values, refs]: [number[], number[], number[]] = [[], [], []];
  const [latitudes, longitudes]: [number[], number[]] = [[], []];
  pbf.readMessage((tag) => {
    if (tag === 1) way.id = pbf.readVarint(true);
    else if (tag === 2) pbf.readPackedVarint(keys);
    else if (tag === 3) pbf.readPackedVarint(values);
    else if (tag === INFO) way.isVisible = readVisible(pbf);
    else if (tag === 8) pbf.readPackedSVarint(refs);
    else if (tag === 9) pbf.readPackedSVarint(latitudes);
    else if (tag === 10) pbf.readPackedSVarint(longitudes);
  }, null);
  if (!way.isVisible) return;
  take({
    id: way.id,
    refs: () => summed(refs),
    corners: () => {
      const all = summed(longitudes);
      return summed(latitudes).map((latitude, at) => ({
        latitude: degrees(block.latitudeOffset, block.granularity, latitude),
        longitude: degrees(block.longitudeOffset, block.granularity, all[at] ?? 0),
      }));
    },
    tags: () => tagsOf(block, keys, values),
  });
}

/** Delta-decodes: each number is stored as the difference from the previous one. */
function summed(steps: readonly number[]): number[] {
  let sum = 0;
  return steps.map((step) => (sum += step));
}
