import { open } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { fileFault, ImportStopped } from '../../import-stopped';
import { readBytes } from '../../text-file';

const STOPS = /(^|\/)stops\.txt$/i;

/**
 * Reads the stops of a timetable: stops.txt itself or inside a zip. Throws a readable error for a broken, truncated or
 * encrypted zip.
 */
export async function* openStops(path: string): AsyncIterable<Buffer> {
  if (!(await isZip(path))) return yield* readBytes(path);
  try {
    const zip = await openPromise(path, { autoClose: false });
    try {
      yield* contentOf(zip, await findStops(zip, path));
    } finally {
      zip.close();
    }
  } catch (error) {
    const fault = fileFault(error, path);
    if (fault instanceof ImportStopped || !(error instanceof Error)) throw fault;
    throw new ImportStopped(`The zip ${path} cannot be read: ${error.message}. Fetch it again, or unpack it.`);
  }
}

async function isZip(path: string): Promise<boolean> {
  if (/\.zip$/i.test(path)) return true;
  try {
    const file = await open(path);
    try {
      const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
      return buffer.toString('latin1') === 'PK';
    } finally {
      await file.close();
    }
  } catch (error) {
    throw fileFault(error, path);
  }
}

async function findStops(zip: ZipFile, path: string): Promise<Entry> {
  for await (const entry of zip.eachEntry()) if (STOPS.test(entry.fileName)) return entry;
  throw new ImportStopped(`There is no stops.txt in ${path}.`);
}

/** Checks the content's checksum, because yauzl compares only sizes and would miss changed bytes. */
async function* contentOf(zip: ZipFile, entry: Entry): AsyncIterable<Buffer> {
  if (entry.isEncrypted()) throw new Error('it is encrypted');
  let checksum = 0;
  for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    checksum = crc32(chunk, checksum);
    yield chunk;
  }
  if (checksum !== entry.crc32) throw new Error('its checksum is wrong');
}
