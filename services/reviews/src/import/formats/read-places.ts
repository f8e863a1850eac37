import { ImportStopped } from '../import-stopped';
import type { ImportFormat } from '../import-options';
import type { Mapping } from '../mapping';
import type { PlaceReader } from '../raw-place';
import { readBytes, readText } from '../text-file';
import { a11yjsonPlaces } from './a11yjson/a11yjson-places';
import { csvPlaces } from './csv-places';
import { geojsonPlaces } from './geojson-places';
import { gtfsPlaces } from './gtfs/gtfs-places';
import { openStops } from './gtfs/open-stops';
import { osmPlaces } from './osm/osm-places';

interface File {
  file: string;
  format: ImportFormat;
  encoding: string;
  mapping: Mapping | null;
}

export const NO_MAPPING = 'A CSV needs a mapping that says what its columns are: --mapping.';

/** The places of a file, one at a time however large it is. */
export function readPlaces({ file, format, encoding, mapping }: File): PlaceReader {
  const text = () => readText(readBytes(file), encoding);
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
      return gtfsPlaces(() => readText(openStops(file), encoding));
  }
}
