import { AREAS } from './base-map/areas';
import { loadArea } from './base-map/load-area';
import { overlaps, pointOf } from './base-map/map-area';
import { boxOfCircle } from './places-map/circle-of-view';

export interface Station {
  name: string;
  /** In a straight line. */
  metres: number;
}

/** Nobody goes further on foot or on wheels. */
const KM = 10;
const METRES_PER_DEGREE = 111_195;

/** The nearest railway station of Great Britain, out of the pieces of the map; null where none is near. */
export async function nearestStation(from: { latitude: number; longitude: number }): Promise<Station | null> {
  const box = boxOfCircle({ ...from, km: KM });
  const pieces = await Promise.all(AREAS.filter((area) => overlaps(area.box, box)).map(loadArea));
  const stations = pieces
    .flatMap((piece) => piece?.stations ?? [])
    .map((station) => ({ name: station[0], metres: metresTo(from, pointOf(station)) }));
  const [first] = stations.sort((a, b) => a.metres - b.metres);
  return first && first.metres <= KM * 1_000 ? first : null;
}

/** Flat enough for ten kilometres. */
function metresTo(from: { latitude: number; longitude: number }, [x, y]: [number, number]): number {
  const wide = (x - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  return Math.hypot(wide, y - from.latitude) * METRES_PER_DEGREE;
}
