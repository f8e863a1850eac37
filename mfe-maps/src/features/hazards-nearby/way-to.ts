import type { MapPoint } from '@waymark/map';

export interface Way {
  /** Straight-line distance. */
  metres: number;
  /** Degrees clockwise from north, 0 to 360. */
  bearing: number;
}

const METRES_PER_DEGREE = 111_195;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Returns distance and bearing between places a few hundred metres apart: treats the earth as flat; works across the
 * date line.
 */
export function wayTo(from: MapPoint, to: MapPoint): Way {
  const north = to.latitude - from.latitude;
  const east = shorterWayRound(to.longitude - from.longitude) * Math.cos(radians(from.latitude));
  const bearing = ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
  return { metres: Math.hypot(north, east) * METRES_PER_DEGREE, bearing };
}

const shorterWayRound = (degrees: number): number => ((degrees + 540) % 360) - 180;
