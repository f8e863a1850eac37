import { createHash } from 'node:crypto';
import { ImportStopped } from './import-stopped';
import type { ImportOptions } from './import-options';
import { NO_MAPPING, readPlaces } from './formats/read-places';
import type { Mapping } from './mapping';
import type { PlaceReader } from './raw-place';
import { readMapping } from './read-mapping';
import { decoderOf, EncodingCheck, readBytes } from './text-file';

export interface OpenFile {
  /** The same as long as the file and how it is read are. */
  digest: string;
  places: () => PlaceReader;
}

const IS_TEXT: Readonly<Record<ImportOptions['format'], boolean>> = {
  csv: true,
  geojson: true,
  a11yjson: true,
  osm: false,
  gtfs: false,
};

/** Looks through a whole file before anything is written: a wrong encoding in its last line would leave half of it in. */
export async function openFile(options: ImportOptions): Promise<OpenFile> {
  const { file, format, encoding, countries } = options;
  const mapping: Mapping | null = options.mapping === null ? null : await readMapping(options.mapping);
  decoderOf(encoding, true);
  if (format === 'csv' && mapping === null) throw new ImportStopped(NO_MAPPING);
  const check = IS_TEXT[format] ? new EncodingCheck(encoding) : null;
  const hash = createHash('sha256').update(JSON.stringify([format, encoding, countries, mapping]));
  for await (const chunk of bytesOf(file)) {
    check?.look(chunk);
    hash.update(chunk);
  }
  return { digest: hash.digest('hex'), places: () => readPlaces({ file, format, encoding, mapping }) };
}

async function* bytesOf(file: string): AsyncIterable<Buffer> {
  try {
    yield* readBytes(file);
  } catch (error) {
    if (error instanceof ImportStopped || !(error instanceof Error && 'code' in error)) throw error;
    throw new ImportStopped(
      error.code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${error.message}`,
    );
  }
}
