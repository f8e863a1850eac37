import { aboutNamesakes } from '../understood-search/about-namesakes';
import { findNamed, findPlace, queriesForNamed, spotCalled, type PlaceContext } from '../understood-search/place-finder';
import { partOfTown, queryForPart } from '../understood-search/part-of-town';
import { aroundYou, inPostcode, inTown, withinDistance, type Where } from '../understood-search/where';
import type { DistanceSaid } from '../query/recognise-numbers';
import type { PlaceSaid } from '../query/read-place';
import type { CandidateQuery } from '../search-port';

/** What is asked of a station is round about it: "Euston station toilets"; of a zoo it is the zoo's. */
const STATIONS = new Set(['railway_station', 'station', 'bus_station']);

/** Where a place is that a question names; null when nobody knows it. */
export async function locate(
  place: PlaceSaid,
  distance: DistanceSaid | null,
  context: PlaceContext,
): Promise<Where | null> {
  const where = await find(place, context);
  return withinDistance(where, distance && { ...distance, words: [], isFromYou: false });
}

async function find(place: PlaceSaid, context: PlaceContext): Promise<Where | null> {
  if (place.by === 'you') return context.at ? aroundYou(context.at) : null;
  if (place.by === 'postcode') return place.known ? inPostcode(place.code, place.known, place.relation) : null;
  if (place.by === 'town') {
    const where = await findPlace({ ...place, words: [] }, context);
    return where && { ...where, read: place.read };
  }
  const { name, as, isSaid, relation, article } = place;
  const [town] = place.within;
  if (town) {
    const around = inTown(town, 'in', []);
    const asked = isSaid || as === 'landmark' ? relation : 'in';
    return (await partOfTown(name, asked, around, context)) ?? { ...around, leftOut: name };
  }
  if (as === 'mall') {
    const mall = await spotCalled(name, context);
    if (mall || !isSaid) return mall;
  }
  const landmark = article ? await aboutNamesakes(`${article} ${name}`, context) : null;
  const named = landmark ?? (await findNamed(name, isSaid || as !== 'spot' ? relation : null, context));
  const isItsOwn = !isSaid && as === 'landmark' && !STATIONS.has(named?.venue?.kind ?? '');
  return named && { ...named, isInside: relation === 'in' || isItsOwn };
}

/** What `locate` asks first: in one trip with all else. */
export function locating(place: PlaceSaid | null, { home }: PlaceContext): CandidateQuery[] {
  if (place?.by !== 'name') return [];
  const [town] = place.within;
  return town ? [queryForPart(place.name, inTown(town, 'in', []))] : queriesForNamed(place.name, home);
}
