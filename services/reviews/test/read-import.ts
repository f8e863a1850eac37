import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { readPlaces } from '../src/import/formats/read-places';
import type { ImportFormat } from '../src/import/import-options';
import type { Mapping } from '../src/import/mapping';
import type { BrokenRow, RawPlace } from '../src/import/raw-place';

const LINE_ENDS = [['\n'], ['\r\n'], ['\r'], ['\r\n', '\n', '\r']];
/** More than half a day ahead of UTC, and a locale that supports only ASCII. */
const ELSEWHERE = { TZ: 'Pacific/Kiritimati', LC_ALL: 'POSIX' };
const MINUTES = -14 * 60;

export interface ReadFile {
  format: ImportFormat;
  base64: string;
  mapping: Mapping | null;
  encoding: string;
}
type Places = (RawPlace | BrokenRow)[];

/** Returns the places of one file. */
export async function placesOf({ format, base64, mapping, encoding }: ReadFile): Promise<Places> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  const file = join(folder, `a.${format}`);
  try {
    await writeFile(file, Buffer.from(base64, 'base64'));
    const places: Places = [];
    for await (const place of readPlaces({ file, format, encoding, mapping })) places.push(place);
    return places;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const readHere: { file: ReadFile; places: Places }[] = [];
const withLf = (places: Places) => JSON.stringify(places).replace(/(?:\\r\\n|\\r)/g, '\\n');

/** Returns the places of an import file, which must not depend on its line endings. */
export async function readImport(
  format: ImportFormat,
  content: string | Buffer,
  { mapping = null, encoding = 'utf-8' }: { mapping?: Mapping | null; encoding?: string } = {},
): Promise<Places> {
  const fileOf = (bytes: string | Buffer) => {
    const base64 = Buffer.from(bytes).toString('base64');
    return { format, base64, mapping, encoding };
  };
  const places = await placesOf(fileOf(content));
  readHere.push({ file: fileOf(content), places });
  for (const ends of typeof content === 'string' ? LINE_ENDS : []) {
    let at = 0;
    const rewritten = String(content).replace(/\r\n|\n|\r/g, () => ends[at++ % ends.length] ?? '');
    expect(withLf(await placesOf(fileOf(rewritten)))).toBe(withLf(places));
  }
  return places;
}

/** Reads all files of this spec again in another time zone and with the POSIX locale. */
export async function expectSameElsewhere(): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/print-import.ts'], {
    cwd: new URL('..', import.meta.url),
    env: { ...process.env, ...ELSEWHERE, NODE_OPTIONS: '' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(readHere.map(({ file }) => file)));
  expect(JSON.parse(await text(child.stdout))).toEqual({
    minutes: MINUTES,
    rows: JSON.parse(JSON.stringify(readHere.map(({ places }) => places))) as unknown,
  });
}
