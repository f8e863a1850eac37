import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { PbfWriter } from 'pbf';
import type { RawPlace } from '../../raw-place';
import { expectSameElsewhere, readImport } from '../../../../test/read-import';
import { lookThrough } from '../read-places';

type Tags = Record<string, string>;
interface Node {
  id: number;
  latitude: number;
  longitude: number;
  tags: Tags;
  isDeleted?: boolean;
}
interface Way {
  id: number;
  refs: number[];
  tags: Tags;
  /** Positions of its nodes, in an extract that stores them in ways. */
  corners?: [latitude: number, longitude: number][];
}
interface Form {
  required?: string[];
  areWaysFirst?: boolean;
}

const deltas = (values: readonly number[]) => values.map((value, at) => value - (values[at - 1] ?? 0));
const units = (degrees: number) => Math.round(degrees * 1e7);

/** Bytes of an extract: its nodes packed together, as extracts have them, and its ways. */
function extract(nodes: readonly Node[], ways: readonly Way[], { required = [], areWaysFirst }: Form = {}): Buffer {
  const strings = [''];
  const indexOf = (text: string) => (strings.includes(text) ? strings.indexOf(text) : strings.push(text) - 1);
  const pairs = nodes.flatMap(({ tags }) => [
    ...Object.entries(tags).flatMap(([key, value]) => [indexOf(key), indexOf(value)]),
    0,
  ]);
  const keys = ways.map(({ tags }) => [Object.keys(tags).map(indexOf), Object.values(tags).map(indexOf)] as const);
  const writeNodes = (_: unknown, group: PbfWriter) =>
    group.writeMessage(
      2,
      (_dense, pbf) => {
        pbf.writePackedSVarint(1, deltas(nodes.map(({ id }) => id)));
        if (nodes.some(({ isDeleted }) => isDeleted))
          pbf.writeMessage(
            5,
            () =>
              pbf.writePackedVarint(
                6,
                nodes.map(({ isDeleted }) => (isDeleted ? 0 : 1)),
              ),
            null,
          );
        pbf.writePackedSVarint(8, deltas(nodes.map(({ latitude }) => units(latitude))));
        pbf.writePackedSVarint(9, deltas(nodes.map(({ longitude }) => units(longitude))));
        pbf.writePackedVarint(10, pairs);
      },
      null,
    );
  const writeWays = (_: unknown, group: PbfWriter) => {
    for (const [at, { id, refs, corners = [] }] of ways.entries())
      group.writeMessage(
        3,
        (_way, pbf) => {
          pbf.writeVarintField(1, id);
          pbf.writePackedVarint(2, keys[at]?.[0] ?? []);
          pbf.writePackedVarint(3, keys[at]?.[1] ?? []);
          pbf.writePackedSVarint(8, deltas(refs));
          pbf.writePackedSVarint(9, deltas(corners.map(([latitude]) => units(latitude))));
          pbf.writePackedSVarint(10, deltas(corners.map(([, longitude]) => units(longitude))));
        },
        null,
      );
  };
  const block = new PbfWriter();
  block.writeMessage(1, (all, pbf) => all.forEach((text) => pbf.writeBytesField(1, Buffer.from(text))), strings);
  for (const write of areWaysFirst ? [writeWays, writeNodes] : [writeNodes, writeWays])
    block.writeMessage(2, write, null);
  const header = new PbfWriter();
  for (const name of required) header.writeStringField(4, name);
  return Buffer.concat([blob('OSMHeader', header.finish()), blob('OSMData', block.finish())]);
}

function blob(type: string, content: Uint8Array): Buffer {
  const packed = new PbfWriter();
  packed.writeVarintField(2, content.length);
  packed.writeBytesField(3, deflateSync(content));
  const data = packed.finish();
  const header = new PbfWriter();
  header.writeStringField(1, type);
  header.writeVarintField(3, data.length);
  const named = header.finish();
  const length = Buffer.alloc(4);
  length.writeUInt32BE(named.length);
  return Buffer.concat([length, named, data]);
}

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'osm-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));
afterAll(expectSameElsewhere, 120_000);

const read = async (bytes: Buffer): Promise<RawPlace[]> =>
  (await readImport('osm', bytes)).flatMap((place) => ('broken' in place ? [] : place));

const NODES: Node[] = [
  {
    id: 10_000_000_001,
    latitude: 53.8,
    longitude: -1.55,
    tags: { amenity: 'pub', name: 'The Duck', wheelchair: 'limited', 'addr:city': 'Leeds', check_date: '2026-01-02' },
  },
  { id: 10_000_000_002, latitude: 53.81, longitude: -1.56, tags: { amenity: 'toilets', wheelchair: 'yes' } },
  { id: 10_000_000_003, latitude: 53.82, longitude: -1.57, tags: { amenity: 'bench', name: 'A bench' } },
  { id: 10_000_000_004, latitude: 53.9, longitude: -1.5, tags: {} },
  { id: 10_000_000_005, latitude: 53.9, longitude: -1.4, tags: {} },
  { id: 10_000_000_006, latitude: 54, longitude: -1.4, tags: {} },
];
const WAYS: Way[] = [
  {
    id: 7,
    refs: [10_000_000_004, 10_000_000_005, 10_000_000_006, 10_000_000_004],
    tags: { amenity: 'library', name: 'Library', 'capacity:disabled': '2' },
  },
  { id: 8, refs: [10_000_000_004, 10_000_000_005], tags: { highway: 'residential', name: 'Mill Lane' } },
  { id: 9, refs: [10_000_000_004], tags: { leisure: 'sports_centre', name: 'Staff gym', access: 'private' } },
];

describe('an OpenStreetMap extract', () => {
  it('gives places that the public visits: nodes, and ways by their middle', async () => {
    expect(await read(extract(NODES, WAYS))).toMatchObject([
      {
        row: 1,
        id: 'node/10000000001',
        name: 'The Duck',
        kind: 'pub',
        category: 'restaurant',
        city: 'Leeds',
        latitude: '53.800000',
        longitude: '-1.550000',
        date: '2026-01-02',
        said: [{ feature: 'WheelchairAccess', value: 'partly' }],
      },
      {
        row: 2,
        id: 'node/10000000002',
        name: 'Public toilet',
        kind: 'toilets',
        said: [
          { feature: 'WheelchairAccess', value: 'yes' },
          { feature: 'AccessibleToilets', value: 'yes' },
        ],
      },
      {
        row: 3,
        id: 'way/7',
        name: 'Library',
        latitude: '53.950000',
        longitude: '-1.450000',
        said: [{ feature: 'DisabledParking', value: 'yes' }],
      },
    ]);
  });

  const corners: Way['corners'] = [
    [53.9, -1.5],
    [53.9, -1.4],
    [54, -1.4],
    [53.9, -1.5],
  ];
  it.each<[string, Node[], Way[], Form]>([
    ['stand ahead of their nodes', NODES, WAYS, { areWaysFirst: true }],
    [
      'keep where their nodes stand',
      NODES.slice(0, 3),
      WAYS.map((way) => ({ ...way, corners })),
      { required: ['OsmSchema-V0.6', 'DenseNodes', 'LocationsOnWays'] },
    ],
  ])('has the same places where ways %s', async (_how, nodes, ways, form) => {
    const byId = (places: RawPlace[]) =>
      places.map(({ row: _row, ...place }) => place).sort((a, b) => (a.id ?? '').localeCompare(b.id ?? ''));
    expect(byId(await read(extract(nodes, ways, form)))).toEqual(byId(await read(extract(NODES, WAYS))));
  });

  it.each([
    [179.999, -179.999, '-180.000000'],
    [179.9, -179.98, '179.960000'],
    [-1.5, -1.4, '-1.450000'],
  ])('has the middle of a building from %d to %d at %s', async (west, east, middle) => {
    const corners = [west, east].map((longitude, at) => ({ id: at + 1, latitude: -16.5, longitude, tags: {} }));
    const [hall] = await read(
      extract(corners, [{ id: 7, refs: [1, 1, 2, 1], tags: { amenity: 'townhall', name: 'Hall' } }]),
    );
    expect(hall?.longitude).toBe(middle);
  });

  it('has no places that were deleted', async () => {
    const nodes = NODES.map((node, at) => ({ ...node, isDeleted: at === 0 }));
    expect((await read(extract(nodes, WAYS))).map(({ id }) => id)).toEqual(['node/10000000002', 'way/7']);
  });

  it.each([
    [extract(NODES, WAYS, { required: ['OsmSchema-V0.6', 'HistoricalInformation'] }), 'This is a history file'],
    [extract(NODES, WAYS, { required: ['OsmSchema-V0.6', 'Triangles'] }), 'needs what is not read here: Triangles.'],
    [Buffer.from('<?xml version="1.0"?><osm version="0.6"></osm>'), 'This is OpenStreetMap as XML'],
  ])('is refused before it is read where it is another map', async (bytes, why) => {
    const file = join(folder, 'b.osh.pbf');
    await writeFile(file, bytes);
    await expect(lookThrough({ file, format: 'osm', encoding: 'utf-8' }, () => undefined)).rejects.toThrow(why);
  });

  it('is distinguished from a truncated or different file', async () => {
    const whole = extract(NODES, WAYS);
    await expect(read(whole.subarray(0, whole.length - 5))).rejects.toThrow('no whole OpenStreetMap extract');
    await expect(read(Buffer.from('name,kind\nnothing of the sort'))).rejects.toThrow('no whole OpenStreetMap extract');
  });
});
