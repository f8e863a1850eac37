import type OlMap from 'ol/Map';
import { fromLonLat } from 'ol/proj';
import { namesAround } from '../base-map/names-around';
import { openingZoom } from '../base-map/opening-zoom';
import type { LonLat } from './create-map';

/** Where nothing near has a name, or while names are on their way: a region, never another country. */
export const ZOOM_WITHOUT_NAMES = 9;
const FURTHEST = 6;

interface Wanted {
  closest: number;
  /** Names. */
  least: number;
}

/** How close our own map may come to a place so that it still shows names. Never rejects. */
export async function zoomWithNames(map: OlMap, place: LonLat, { closest, least }: Wanted): Promise<number> {
  const names = await namesAround(place);
  const [x = 0, y = 0] = fromLonLat([place.longitude, place.latitude]);
  const [width = 0, height = 0] = map.getSize() ?? [];
  const opening = { centre: [x, y], size: [width, height], closest, furthest: FURTHEST } as const;
  return (
    openingZoom(names, { ...opening, least }) ?? openingZoom(names, { ...opening, least: 1 }) ?? ZOOM_WITHOUT_NAMES
  );
}
