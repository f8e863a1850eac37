import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BYTES_PER_PIXEL = 4;
/** 8 bits a channel, RGBA, the standard's only compression, filter and no interlace. */
const FORMAT = [8, 6, 0, 0, 0];

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** A square PNG file (W3C PNG, third edition) of RGBA pixels, row by row. */
export function encodePng(size: number, pixels: Uint8Array): Buffer {
  const header = Buffer.alloc(8 + FORMAT.length);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set(FORMAT, 8);
  const row = size * BYTES_PER_PIXEL;
  // Each row begins with the number of its filter: 0, none.
  const rows = Buffer.alloc((row + 1) * size);
  for (let y = 0; y < size; y += 1) rows.set(pixels.subarray(y * row, (y + 1) * row), y * (row + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
