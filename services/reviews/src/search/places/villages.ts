import { fold } from '../../text/fold';
import { distanceMetres } from '../../venue/distance';
import { readGazetteer } from '../gazetteer/read-gazetteer';
import { HOME, isAtHome, type Place } from '../gazetteer/gazetteer';

/** Degrees; a village with no town so near is said with none. */
const BESIDE = 0.3;
/** Whatever is beside a village lies in its square or in one of the eight about it. */
const squareOf = (degrees: number): number => Math.floor(degrees / BESIDE);

/**
 * Villages and parts of towns that the gazetteer lacks, typed by hand and learnt from addresses. Those of a name that another place of
 * Britain in the book has are left out. They are told apart by the town beside them: "Hanley Stoke".
 */
export function* villagesOf(book: readonly Place[]): Iterable<Place> {
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
  const known = new Set(book.filter(isAtHome).flatMap(({ names }) => names));
  for (const { name, kind, position: at, population } of [
    ...readGazetteer('hand-made'),
    ...readGazetteer('villages'),
  ]) {
    const folded = fold(name);
    if (kind !== 'village' || !at || known.has(folded)) continue;
    known.add(folded);
    const { latitude, longitude } = at;
    // The larger one is said, though a hamlet is nearer.
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
