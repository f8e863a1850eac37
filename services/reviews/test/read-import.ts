import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPlaces } from '../src/import/formats/read-places';
import type { ImportFormat } from '../src/import/import-options';
import type { Mapping } from '../src/import/mapping';
import type { BrokenRow, PlaceReader, RawPlace } from '../src/import/raw-place';

const LINE_ENDS = [['\n'], ['\r\n'], ['\r'], ['\r\n', '\n', '\r']];

async function all(places: PlaceReader): Promise<(RawPlace | BrokenRow)[]> {
  const read = [];
  for await (const place of places) read.push(place);
  return read;
}

const withLf = (rows: unknown) => JSON.stringify(rows).replace(/(?:\\r\\n|\\r)/g, '\\n');

interface Options {
  mapping?: Mapping;
  encoding?: string;
}

/** The places of a file of an import, which must be the same whatever its lines end in. */
export async function readImport(
  format: ImportFormat,
  content: string | Buffer,
  { mapping, encoding = 'utf-8' }: Options = {},
): Promise<(RawPlace | BrokenRow)[]> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  const file = join(folder, `a.${format}`);
  const readAs = async (text: string | Buffer) => {
    await writeFile(file, text);
    return all(readPlaces({ file, format, encoding, mapping: mapping ?? null }));
  };
  try {
    const rows = await readAs(content);
    for (const ends of typeof content === 'string' ? LINE_ENDS : []) {
      let at = 0;
      const rewritten = String(content).replace(/\r\n|\n|\r/g, () => ends[at++ % ends.length] ?? '');
      expect(withLf(await readAs(rewritten))).toBe(withLf(rows));
    }
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
