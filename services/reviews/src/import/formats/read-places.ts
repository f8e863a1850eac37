import { ImportStopped } from '../import-stopped';
import type { ImportFormat } from '../import-options';
import type { Mapping } from '../mapping';
import type { PlaceReader } from '../raw-place';
import { readBytes, readText } from '../text-file';
import { csvPlaces } from './csv-places';

interface File {
  file: string;
  format: ImportFormat;
  encoding: string;
  mapping: Mapping | null;
}

/** The places of a file, one at a time however large it is. */
export function readPlaces({ file, format, encoding, mapping }: File): PlaceReader {
  const text = () => readText(readBytes(file), encoding);
  if (format === 'csv' && mapping) return csvPlaces(text(), mapping);
  throw new ImportStopped(`${format} is not read.`);
}
