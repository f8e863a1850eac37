import { open, type FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { PbfReader } from 'pbf';
import { fileFault, ImportStopped } from '../../import-stopped';

const unpack = promisify(inflate);

/** Maximum header length in the format, so that a corrupt length does not fill the memory. */
const MAX_HEADER = 64 * 1024;
const MAX_BLOB = 32 * 1024 * 1024;

const CUT = 'This is no whole OpenStreetMap extract (.osm.pbf): it ends in the middle or is something else.';
const XML =
  'This is OpenStreetMap as XML. Only today’s map as .osm.pbf is read: osmium cat turns .osm and .osm.bz2 into one.';
const HISTORY =
  'This is a history file: it holds every version of every place, also of those that were deleted. Give an extract of today’s map.';

/**
 * Features of the format that this reader supports. It refuses a file with any other, because that would change the
 * file's meaning.
 */
const KNOWN: ReadonlySet<string> = new Set(['OsmSchema-V0.6', 'DenseNodes', 'LocationsOnWays']);

/** Stops if a file is not a current extract. */
export async function checkHeader(path: string): Promise<void> {
  for await (const _block of readBlocks(path)) return;
}

/** Yields the blocks of an extract, decompressed, one at a time. */
export async function* readBlocks(path: string): AsyncIterable<Uint8Array> {
  const file = await openFile(path);
  try {
    let at = 0;
    for (;;) {
      const length = await readAt(file, at, 4);
      if (length.length === 0) return;
      if (at === 0 && /^[\ufeff\s]*<[?o]/.test(length.toString('utf8'))) throw new ImportStopped(XML);
      if (length.length < 4) throw new ImportStopped(CUT);
      const size = length.readUInt32BE(0);
      if (size > MAX_HEADER) throw new ImportStopped(CUT);
      const header = headerOf(await whole(file, at + 4, size));
      if (header.size > MAX_BLOB) throw new ImportStopped(CUT);
      const blob = await whole(file, at + 4 + size, header.size);
      if (header.type === 'OSMHeader') checkFeatures(requiredOf(await contentOf(blob)));
      if (header.type === 'OSMData') yield await contentOf(blob);
      at += 4 + size + header.size;
    }
  } finally {
    await file.close();
  }
}

async function openFile(path: string): Promise<FileHandle> {
  try {
    return await open(path);
  } catch (error) {
    throw fileFault(error, path);
  }
}

function requiredOf(bytes: Uint8Array): string[] {
  const readField = (tag: number, names: string[], pbf: PbfReader) => {
    if (tag === 4) names.push(pbf.readString());
  };
  return decoded(() => new PbfReader(bytes).readFields(readField, []));
}

function checkFeatures(required: readonly string[]): void {
  if (required.includes('HistoricalInformation')) throw new ImportStopped(HISTORY);
  const unknown = required.filter((name) => !KNOWN.has(name));
  if (unknown.length > 0) throw new ImportStopped(`This extract needs what is not read here: ${unknown.join(', ')}.`);
}

async function readAt(file: FileHandle, at: number, size: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(size), 0, size, at);
  return buffer.subarray(0, bytesRead);
}

async function whole(file: FileHandle, at: number, size: number): Promise<Buffer> {
  const read = await readAt(file, at, size);
  if (read.length < size) throw new ImportStopped(CUT);
  return read;
}

function headerOf(bytes: Buffer): { type: string; size: number } {
  const readField = (tag: number, header: { type: string; size: number }, pbf: PbfReader) => {
    if (tag === 1) header.type = pbf.readString();
    else if (tag === 3) header.size = pbf.readVarint();
  };
  return decoded(() => new PbfReader(bytes).readFields(readField, { type: '', size: 0 }));
}

async function contentOf(bytes: Buffer): Promise<Uint8Array> {
  const readField = (tag: number, blob: { raw: Uint8Array | null; zlib: Uint8Array | null }, pbf: PbfReader) => {
    if (tag === 1) blob.raw = pbf.readBytes();
    else if (tag === 3) blob.zlib = pbf.readBytes();
  };
  const { raw, zlib } = decoded(() => new PbfReader(bytes).readFields(readField, { raw: null, zlib: null }));
  if (raw !== null) return raw;
  if (zlib === null)
    throw new ImportStopped('This extract is packed in a way that is not read here. Extracts with zlib are.');
  try {
    return await unpack(zlib, { maxOutputLength: MAX_BLOB });
  } catch {
    throw new ImportStopped(CUT);
  }
}

function decoded<T>(work: () => T): T {
  try {
    return work();
  } catch {
    throw new ImportStopped(CUT);
  }
}
