import fc from 'fast-check';
import type { Schema } from '../targets/target';
import { FILE_NAMES, hostileText } from '../values/hostile-values';

const BOUNDARY = 'fuzz-boundary';
const PNG_HEAD = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const FILES = [
  Buffer.alloc(0),
  Buffer.from('no picture'),
  PNG_HEAD,
  Buffer.concat([PNG_HEAD, Buffer.alloc(2_000, 0xff)]),
  Buffer.from('name,city\n"open quote'),
  Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
];
const TYPES = ['image/png', 'image/jpeg', 'text/csv', 'application/octet-stream', 'image/svg+xml', ''];

export const FILE_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** A form with a file: complete, truncated, duplicated, under another name, or missing. */
export function hostileFile(schema: Schema): fc.Arbitrary<Buffer> {
  const [field = 'file'] = Object.keys(schema.properties ?? {});
  const name = fc.oneof(
    { weight: 4, arbitrary: fc.constant(field) },
    { weight: 1, arbitrary: fc.constantFrom('', 'other', '__proto__', `${field}[]`) },
  );
  const part = fc
    .tuple(
      name,
      fc
        .oneof(hostileText, fc.constantFrom(...FILE_NAMES))
        .map((text) => text.replace(/[\r\n"\0]/g, '_').slice(0, 300)),
      fc.constantFrom(...TYPES),
      fc.constantFrom(...FILES),
    )
    .map(([key, fileName, type, content]) =>
      Buffer.concat([
        Buffer.from(
          `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${key}"; filename="${fileName}"\r\ncontent-type: ${type}\r\n\r\n`,
        ),
        content,
        Buffer.from('\r\n'),
      ]),
    );
  const end = fc.oneof(
    { weight: 5, arbitrary: fc.constant(`--${BOUNDARY}--\r\n`) },
    { weight: 1, arbitrary: fc.constantFrom('', `--${BOUNDARY}`, '--other--\r\n') },
  );
  return fc
    .tuple(fc.array(part, { minLength: 0, maxLength: 3 }), end)
    .map(([parts, ending]) => Buffer.concat([...parts, Buffer.from(ending)]));
}
