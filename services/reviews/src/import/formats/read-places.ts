import { ImportStopped } from '../import-stopped';
import type { ImportFormat } from '../import-options';
import type { Mapping } from '../mapping';
import type { PlaceReader } from '../raw-place';
import { readBytes, readText } from '../text-file';
import { a11yjsonPlaces } from './a11yjson-places';
import { csvPlaces } from './csv-places';
import { checkCrs } from './geo-point';
import { geojsonPlaces } from './geojson-places';
import { gtfsPlaces } from './gtfs/gtfs-places';
import { openStops } from './gtfs/open-stops';
import { aroundItems } from './json-items';
import { osmPlaces } from './osm/osm-places';
import { checkHeader } from './osm/read-blocks';

interface File {
  file: string;
  format: ImportFormat;
  encoding: string;
  mapping: Mapping | null;
}

export const NO_MAPPING = 'A CSV needs a mapping that says what its columns are: --mapping.';

const bytesOf = ({ format, file }: Pick<File, 'format' | 'file'>) =>
  format === 'gtfs' ? openStops(file) : readBytes(file);

/** The places of a file, one at a time however large it is. */
export function readPlaces({ file, format, encoding, mapping }: File): PlaceReader {
  const text = () => readText(bytesOf({ format, file }), encoding);
  switch (format) {
    case 'csv':
      if (mapping === null) throw new ImportStopped(NO_MAPPING);
      return csvPlaces(text(), mapping);
    case 'geojson':
      return geojsonPlaces(text(), mapping);
    case 'a11yjson':
      return a11yjsonPlaces(text());
    case 'osm':
      return osmPlaces(file);
    case 'gtfs':
      return gtfsPlaces(text);
  }
}

/**
 * Looks through a whole file before anything is written, and gives `take` what is read of it: a wrong encoding in its last
 * line, a list that is cut off or positions in another system would leave half of it in.
 */
export async function lookThrough(
  { file, format, encoding }: Omit<File, 'mapping'>,
  take: (bytes: Buffer) => void,
): Promise<void> {
  const bytes = taken(bytesOf({ format, file }), take);
  if (format === 'osm') {
    await checkHeader(file);
    await toItsEnd(bytes);
  } else if (format === 'csv' || format === 'gtfs') await toItsEnd(readText(bytes, encoding));
  else checkCrs(await aroundItems(readText(bytes, encoding), 'features'));
}

async function* taken(bytes: AsyncIterable<Buffer>, take: (bytes: Buffer) => void): AsyncIterable<Buffer> {
  for await (const chunk of bytes) {
    take(chunk);
    yield chunk;
  }
}

async function toItsEnd(pieces: AsyncIterable<unknown>): Promise<void> {
  const reader = pieces[Symbol.asyncIterator]();
  while (!(await reader.next()).done);
}
