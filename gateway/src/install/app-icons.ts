import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BYTES_PER_PIXEL = 4;
/** 8 bits per channel, RGBA, the standard's only compression and filter methods, no interlacing. */
const FORMAT = [8, 6, 0, 0, 0];

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** Encodes RGBA pixels, row by row, as a square PNG file (W3C PNG, third edition). */
function encodePng(size: number, pixels: Uint8Array): Buffer {
  const header = Buffer.alloc(8 + FORMAT.length);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set(FORMAT, 8);
  const row = size * BYTES_PER_PIXEL;
  // Each row begins with the number of its filter: 0 for none.
  const rows = Buffer.alloc((row + 1) * size);
  for (let y = 0; y < size; y += 1) rows.set(pixels.subarray(y * row, (y + 1) * row), y * (row + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** `rounded` is the icon as a tab shows it; `full` fills the square, for systems that crop the corners themselves. */
type IconShape = 'rounded' | 'full';

/**
 * The same drawing as in page-head.ts and the shell's logo, on a grid of 32: a level path that rises, with a person on
 * it.
 */
const GRID = 32;
const MIDDLE = GRID / 2;
const CORNER = 9;
const POINTS = [
  [6, 23.5],
  [11.5, 23.5],
  [21, 15],
  [26, 15],
] as const;
const HALF_STROKE = 1.6;
const DOT = { x: 12.5 - MIDDLE, y: 11.5 - MIDDLE, radius: 3.8 };
const GROUND = [0x07, 0x33, 0x5a] as const;
const SUN = [0xf3, 0xc3, 0x4f] as const;
/** Systems may crop a `full` icon to a circle of 80 %, so the logo stays within it. */
const SAFE_SCALE = 0.85;

/** The lines of the logo, relative to the centre. */
const LINES = POINTS.slice(1).map(([endX, endY], at) => {
  const [x, y] = POINTS[at] ?? [0, 0];
  const [wide, high] = [endX - x, endY - y];
  return { x: x - MIDDLE, y: y - MIDDLE, wide, high, square: wide * wide + high * high };
});

/** Returns the RGBA pixels of the product's icon. */
function drawIcon(size: number, shape: IconShape): Uint8Array {
  const pixels = new Uint8Array(size * size * 4);
  const unit = GRID / size;
  const scale = shape === 'full' ? SAFE_SCALE : 1;
  let at = 0;
  for (let row = 0; row < size; row += 1) {
    const y = (row + 0.5) * unit - MIDDLE;
    for (let column = 0; column < size; column += 1) {
      const x = (column + 0.5) * unit - MIDDLE;
      const path = cover(toMark(x / scale, y / scale) * scale, unit);
      const dot = cover((Math.hypot(x / scale - DOT.x, y / scale - DOT.y) - DOT.radius) * scale, unit);
      for (const [channel, ground] of GROUND.entries())
        pixels[at++] = Math.round(ground + (255 - ground) * path + ((SUN[channel] ?? 0) - ground) * dot);
      pixels[at++] = shape === 'full' ? 255 : Math.round(255 * cover(toRoundedSquare(x, y), unit));
    }
  }
  return pixels;
}

/** Returns how much of a pixel lies inside an edge at `distance`; the edge is blurred over one pixel. */
const cover = (distance: number, unit: number): number => Math.min(1, Math.max(0, 0.5 - distance / unit));

/** Returns the distance to the logo's outline, negative inside. */
function toMark(x: number, y: number): number {
  let nearest = Infinity;
  for (const line of LINES) {
    const [fromX, fromY] = [x - line.x, y - line.y];
    const along = Math.min(1, Math.max(0, (fromX * line.wide + fromY * line.high) / line.square));
    nearest = Math.min(nearest, (fromX - along * line.wide) ** 2 + (fromY - along * line.high) ** 2);
  }
  return Math.sqrt(nearest) - HALF_STROKE;
}

function toRoundedSquare(x: number, y: number): number {
  const outX = Math.max(0, Math.abs(x) - (MIDDLE - CORNER));
  const outY = Math.max(0, Math.abs(y) - (MIDDLE - CORNER));
  return Math.sqrt(outX * outX + outY * outY) - CORNER;
}

interface AppIcon {
  path: string;
  size: number;
  shape: IconShape;
  /** The icon's purpose in the web manifest; null for the icon that only Apple's tag names. */
  purpose: 'any' | 'maskable' | null;
}

export const APPLE_ICON_PATH = '/icons/apple-touch-icon.png';

export const APP_ICONS: readonly AppIcon[] = [
  { path: '/icons/icon-192.png', size: 192, shape: 'rounded', purpose: 'any' },
  { path: '/icons/icon-512.png', size: 512, shape: 'rounded', purpose: 'any' },
  { path: '/icons/maskable-512.png', size: 512, shape: 'full', purpose: 'maskable' },
  { path: APPLE_ICON_PATH, size: 180, shape: 'full', purpose: null },
];

const drawn = new Map<string, Buffer>();

/** Returns the file at a path, or null. Draws it on the first request and caches it. */
export function iconFile(path: string): Buffer | null {
  const icon = APP_ICONS.find((one) => one.path === path);
  if (!icon) return null;
  const file = drawn.get(path) ?? encodePng(icon.size, drawIcon(icon.size, icon.shape));
  drawn.set(path, file);
  return file;
}
