import { createHash } from 'node:crypto';
import { ImportStopped } from './import-stopped';
import type { ImportOptions } from './import-options';
import { lookThrough, NO_MAPPING, readPlaces } from './formats/read-places';
import type { Mapping } from './mapping';
import type { PlaceReader } from './raw-place';
import { readMapping } from './read-mapping';
import { checkEncoding } from './text-file';

export interface OpenFile {
  /** The same as long as the file and how it is read are. */
  digest: string;
  places: () => PlaceReader;
}

/** Looks through a file and its mapping, and stops where one of them cannot be read. */
export async function openFile(options: ImportOptions): Promise<OpenFile> {
  const { file, format, encoding, countries } = options;
  const mapping: Mapping | null = options.mapping === null ? null : await readMapping(options.mapping);
  checkEncoding(encoding);
  if (format === 'csv' && mapping === null) throw new ImportStopped(NO_MAPPING);
  const hash = createHash('sha256').update(JSON.stringify([format, encoding, countries, mapping]));
  await lookThrough({ file, format, encoding }, (bytes) => void hash.update(bytes));
  return { digest: hash.digest('hex'), places: () => readPlaces({ file, format, encoding, mapping }) };
}
