/** Encodes a number as protocol buffers and PMTiles do: seven bits per byte. */
function varint(number: number): number[] {
  const bytes: number[] = [];
  for (let left = number; ; left = Math.floor(left / 128)) {
    if (left < 128) return [...bytes, left];
    bytes.push((left % 128) + 128);
  }
}

const BYTES = 2;
const text = (words: string): number[] => [...Buffer.from(words)];
const number = (field: number, value: number): number[] => [...varint(field * 8), ...varint(value)];
const bytes = (field: number, content: readonly number[]): number[] => [
  ...varint(field * 8 + BYTES),
  ...varint(content.length),
  ...content,
];
const packed = (field: number, values: readonly number[]): number[] => bytes(field, values.flatMap(varint));

const EXTENT = 4_096;
const KIND = { point: 1, line: 2 } as const;
const DRAW = { moveTo: 9, lineTo: 10 } as const;

interface Shape {
  layer: string;
  kind: keyof typeof KIND;
  /** Commands of one step each, in order, with the distance to the east and south. */
  steps: readonly (readonly [command: keyof typeof DRAW, east: number, south: number])[];
  /** One property: name and text. */
  property: readonly [name: string, value: string];
}

const layerOf = ({ layer, kind, steps, property }: Shape): number[] => {
  const geometry = steps.flatMap(([command, east, south]) => [DRAW[command], east * 2, south * 2]);
  const feature = [...packed(2, [0, 0]), ...number(3, KIND[kind]), ...packed(4, geometry)];
  return bytes(3, [
    ...bytes(1, text(layer)),
    ...bytes(2, feature),
    ...bytes(3, text(property[0])),
    ...bytes(4, bytes(1, text(property[1]))),
    ...number(5, EXTENT),
    ...number(15, 2),
  ]);
};

/** A vector tile (MVT 2.1): a road across it, and a name. */
export const shapeTile = (): Buffer =>
  Buffer.from([
    ...layerOf({
      layer: 'roads',
      kind: 'line',
      steps: [
        ['moveTo', 0, 1_000],
        ['lineTo', EXTENT, 1_500],
      ],
      property: ['kind', 'major_road'],
    }),
    ...layerOf({
      layer: 'places',
      kind: 'point',
      steps: [['moveTo', 2_000, 2_500]],
      property: ['name', 'High Street'],
    }),
  ]);

const HEADER = 127;
const VERSION = 3;
const LAST_ZOOM = 14;
/** The number of tiles on all zooms up to the last. */
const TILES = (4 ** (LAST_ZOOM + 1) - 1) / 3;
const ABOUT = '{}';

/** Builds a PMTiles file in which every tile is the same: its directory has one entry that covers all. */
export function tileFile(tile: Buffer): Buffer {
  const entry = { id: 0, run: TILES, length: tile.length, offsetAndOne: 1 };
  const root = Buffer.from([1, entry.id, entry.run, entry.length, entry.offsetAndOne].flatMap(varint));
  const [aboutAt, tilesAt] = [HEADER + root.length, HEADER + root.length + ABOUT.length];
  const header = Buffer.alloc(HEADER);
  header.write('PMTiles');
  header.writeUInt8(VERSION, 7);
  const parts = [HEADER, root.length, aboutAt, ABOUT.length, tilesAt, 0, tilesAt, tile.length, TILES, 1, 1];
  parts.forEach((value, index) => header.writeBigUInt64LE(BigInt(value), 8 + 8 * index));
  // Clustered; no compression; vector tiles; first and last zoom.
  header.set([1, 1, 1, 1, 0, LAST_ZOOM], 96);
  [-180, -85, 180, 85].forEach((degrees, index) => header.writeInt32LE(degrees * 10_000_000, 102 + 4 * index));
  return Buffer.concat([header, root, Buffer.from(ABOUT), tile]);
}
