import { fold } from '../../text/fold';
import { distanceMetres } from '../../venue/distance';
import { readGazetteer } from '../gazetteer/read-gazetteer';
import { HOME, isAtHome, type Place } from '../gazetteer/gazetteer';

/** Degrees within which a village is shown with the nearest town. */
const BESIDE = 0.3;
/**
 * Returns the one-degree square of a position. The nearest town of a village lies in its square or in one of the eight
 * around it.
 */
const squareOf = (degrees: number): number => Math.floor(degrees / BESIDE);

/**
 * Yields villages and parts of towns missing from the gazetteer, added by hand or taken from addresses. Skips names
 * that `isKnown` finds in Britain. The nearest town distinguishes them: "Hanley Stoke".
 */
export function* villagesOf(book: readonly Place[], isKnown: (foldedName: string) => boolean): Iterable<Place> {
  const home = book.filter((place) => isAtHome(place) && !place.box && !place.isPart);
  const squares = new Map<string, Place[]>();
  for (const town of home) {
    const key = `${squareOf(town.latitude)} ${squareOf(town.longitude)}`;
    const same = squares.get(key);
    if (same) same.push(town);
    else squares.set(key, [town]);
  }
  const near = (south: number, west: number) =>
    [-1, 0, 1].flatMap((north) => [-1, 0, 1].flatMap((east) => squares.get(`${south + north} ${west + east}`) ?? []));
  for (const { name, kind, position: at, population } of [
    ...readGazetteer('hand-made'),
    ...readGazetteer('villages'),
  ]) {
    const folded = fold(name);
    if (kind !== 'village' || !at || isKnown(folded)) continue;
    const { latitude, longitude } = at;
    // Prefers a larger town to a nearer hamlet.
    const beside = near(squareOf(latitude), squareOf(longitude))
      .filter((town) => Math.abs(town.latitude - latitude) < BESIDE && Math.abs(town.longitude - longitude) < BESIDE)
      .map((town) => ({ town, apart: distanceMetres(town, at) / Math.sqrt(town.population + 1) }))
      .reduce<{ town: Place; apart: number } | null>(
        (best, one) => (best && best.apart <= one.apart ? best : one),
        null,
      );
    const town = beside?.town;
    yield {
      name,
      names: [folded],
      country: town?.country ?? 'UK',
      countryCode: HOME,
      district: town?.name ?? null,
      withinNames: [...new Set([...(town?.names ?? []), ...(town?.withinNames ?? [])])],
      ...at,
      population,
    };
  }
}
