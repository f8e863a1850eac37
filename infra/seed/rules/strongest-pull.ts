import { type Position, distanceMetres } from './distance';

interface Pulling extends Position {
  name: string;
  population: number | null;
}

/** GeoNames gives no population for hamlets and suburbs. */
const HAMLET = 800;

/**
 * Returns the place that a position most likely belongs to: the lowest distance divided by the root of the population,
 * because a city with twice the people is about 1.4 times as wide. So Drumchapel is in Glasgow (9 km away) and not in
 * Bearsden (2 km away).
 */
export function strongestPull<P extends Pulling>(position: Position, places: P[]): P | undefined {
  const reach = (place: P) => distanceMetres(position, place) / Math.sqrt(place.population ?? HAMLET);
  return places.reduce<P | undefined>((best, place) => (best && reach(best) <= reach(place) ? best : place), undefined);
}
