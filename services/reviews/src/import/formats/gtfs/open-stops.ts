import type { Readable } from 'node:stream';
import { open, type Entry, type ZipFile } from 'yauzl';
import { ImportStopped } from '../../import-stopped';
import { readBytes } from '../../text-file';

const STOPS = /(^|\/)stops\.txt$/i;

/** The stops of a timetable: stops.txt itself, or in its zip. */
export async function* openStops(path: string): AsyncIterable<Buffer> {
  if (!/\.zip$/i.test(path)) return yield* readBytes(path);
  const zip = await new Promise<ZipFile>((resolve, reject) =>
    open(path, { lazyEntries: true, autoClose: false }, (error, opened) =>
      error ? reject(new ImportStopped(`${path} is no zip: ${error.message}`)) : resolve(opened),
    ),
  );
  try {
    yield* (await streamOf(zip, await findStops(zip, path))) as AsyncIterable<Buffer>;
  } finally {
    zip.close();
  }
}

function findStops(zip: ZipFile, path: string): Promise<Entry> {
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry) => (STOPS.test(entry.fileName) ? resolve(entry) : zip.readEntry()));
    zip.on('end', () => reject(new ImportStopped(`There is no stops.txt in ${path}.`)));
    zip.on('error', reject);
    zip.readEntry();
  });
}

function streamOf(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) =>
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream))),
  );
}
