import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

const GREY = { r: 120, g: 130, b: 140 };

export const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: GREY }, limitInputPixels: false });

/** Returns a photo as a phone writes it: stored rotated, with position, camera and owner in its metadata. */
export function phonePhoto(width = 320, height = 240): Promise<Buffer> {
  return plain(width, height)
    .jpeg({ quality: 60 })
    .withExif({
      IFD0: { Make: 'Example Phone', Artist: 'Ana Example' },
      IFD3: { GPSLatitude: '53/1 47/1 0/1', GPSLatitudeRef: 'N', GPSLongitude: '1/1 32/1 0/1', GPSLongitudeRef: 'W' },
    })
    .withMetadata({ orientation: 6 })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>',
    )
    .toBuffer();
}

/** Returns a form with one file. */
export function photoForm(bytes: Buffer, name = 'photo.jpg', field = 'photo'): FormData {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)]), name);
  return form;
}

/**
 * Inserts a chunk after a PNG's header. Its checksum is wrong, and decoders skip such a chunk only if it is optional.
 */
export function withPngChunk(png: Buffer, type: string, content: Buffer): Buffer {
  const afterHeader = 33;
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([
    png.subarray(0, afterHeader),
    length,
    Buffer.from(type, 'latin1'),
    content,
    Buffer.alloc(4),
    png.subarray(afterHeader),
  ]);
}

/** Inserts a metadata segment after a JPEG's start: 0xfe is a comment, 0xe0 to 0xef belong to applications. */
export function withJpegNote(jpeg: Buffer, marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

export const withJpegComment = (jpeg: Buffer, text: string): Buffer => withJpegNote(jpeg, 0xfe, Buffer.from(text));

/** Returns a PNG with other dimensions in its header than in its data. */
export function saying(png: Buffer, width: number, height: number): Buffer {
  const said = Buffer.from(png);
  said.writeUInt32BE(width, 16);
  said.writeUInt32BE(height, 20);
  said.writeUInt32BE(crc32(said.subarray(12, 29)), 29);
  return said;
}
