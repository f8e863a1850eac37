import type OlMap from 'ol/Map';
import { fromLonLat } from 'ol/proj';
import { namesAround } from '../base-map/names-around';
import { openingZoom } from '../base-map/opening-zoom';
import type { LonLat } from './create-map';

/** The zoom when nothing near has a name or names are still loading: shows a region, never another country. */
export const ZOOM_WITHOUT_NAMES = 9;
const FURTHEST = 6;

interface Wanted {
  closest: number;
  /** Names. */
  least: number;
}

/** Returns the closest zoom at which our own map still shows names around a place. Never rejects. */
export async function zoomWithNames(map: OlMap, place: LonLat, { closest, least }: Wanted): Promise<number> {
  const names = await namesAround(place);
  const [x = 0, y = 0] = fromLonLat([place.longitude, place.latitude]);
  const [width = 0, height = 0] = map.getSize() ?? [];
  const opening = { centre: [x, y], size: [width, height], closest, furthest: FURTHEST } as const;
  return (
    openingZoom(names, { ...opening, least }) ?? openingZoom(names, { ...opening, least: 1 }) ?? ZOOM_WITHOUT_NAMES
  );
}
