import { CAPITAL } from '../gazetteer/gazetteer';
import { fold } from '../../text/fold';
import type { Circle } from '../box-of';
import type { DistanceValue } from '../query/recognise-numbers';
import type { ParsedPlace } from '../query/read-place';
import type { SpotValue } from '../query/span';
import { matchTier, rankSuggestions, TIER } from '../rank-suggestions';
import { phrasesOf } from '../lexicon/read-lexicon';
import type { Candidate, CandidateQuery } from '../search-port';
import { isStreet, writtenOut, titled } from '../query/written-names';
import { areaCalled, areaOfNamesakes, namesakes, spotOf, streetOf } from './middle-of';
import { aroundVenue, aroundYou, inPostcode, inTown, othersOf, withinDistance, type Where } from './where';
import { isExactly } from './evidence';
import type { ArbiterContext } from './search-targets';

const CANDIDATES = 50;
/** Names of places that exist in every town. */
const ANYWHERE = phrasesOf('name-parts', 'any-town');
/**
 * Kinds of stations. Facilities of a station may be around it ("Euston station toilets"); those of a zoo are inside.
 */
const STATIONS = new Set(['railway_station', 'station', 'bus_station']);

/** Returns the location of a place named in a query; null if it is unknown. */
export async function locate(
  place: ParsedPlace,
  distance: DistanceValue | null,
  context: ArbiterContext,
): Promise<Where | null> {
  return withinDistance(await find(place, context), distance);
}

async function find(place: ParsedPlace, context: ArbiterContext): Promise<Where | null> {
  if (place.by === 'you') return context.at ? aroundYou(context.at) : null;
  if (place.by === 'postcode') return place.known ? inPostcode(place.code, place.known, place.relation) : null;
  if (place.by === 'town') {
    const [first, ...rest] = place.places;
    if (!first) return null;
    const others = othersOf(first, rest, context.home);
    return { ...inTown(first, place.relation, others, place.read), isLeading: place.isLeading };
  }
  const { spot, as, isSaid, relation } = place;
  const [town] = place.within;
  if (town) {
    const around = inTown(town, 'in');
    // Searches with the town in the name: "cathedral café Salisbury" means Salisbury Cathedral.
    const name = `${fold(town.name)} ${spot.name}`;
    const isOne = as === 'landmark' && !spot.name.includes(' ');
    const ofTown = isOne ? await called({ ...spot, name, bare: name }, 'near', context) : null;
    if (ofTown) return ofTown;
    const how = isSaid || as === 'landmark' ? relation : 'in';
    return (await inTownCalled(spot, how, around, context)) ?? { ...around, leftOut: spot.name };
  }
  if (as === 'street' && !isSaid && ANYWHERE.has(spot.name)) return null;
  const mall = as === 'mall' ? await addressed(spot.name, context) : null;
  if (mall || (as === 'mall' && !isSaid)) return mall;
  const named = await called(spot, isSaid || as !== 'spot' ? relation : null, context);
  const isItsOwn = !isSaid && as === 'landmark' && !STATIONS.has(named?.venue?.kind ?? '');
  return named && { ...named, isInside: relation === 'in' || isItsOwn };
}

/** Returns the first queries of `locate`, to be sent together with others. */
export function locating(place: ParsedPlace | null, { home }: ArbiterContext): CandidateQuery[] {
  if (place?.by !== 'name') return [];
  const [town] = place.within;
  return town ? [around(place.spot.name, inTown(town, 'in'))] : queriesFor(place.spot, home);
}

function queriesFor({ name, bare, kinds }: SpotValue, home: string | null): CandidateQuery[] {
  const inHome = home ? { countryCode: home } : {};
  const ofKind =
    bare !== name && kinds.length > 0 ? [{ text: bare, kind: { kinds }, ...inHome, limit: CANDIDATES }] : [];
  return [{ text: name, limit: CANDIDATES }, ...ofKind];
}

const FAMOUS = 0.3;
/**
 * The minimum importance for a one-word match, because one word can be part of any name: "near the Shard" is not near
 * the little-known Shard Riverside Inn.
 */
const LEAST_KNOWN = 0.15;

const isNamed = (name: string, hit: Candidate): boolean => {
  const tier = matchTier(name, hit);
  if (tier === TIER.sameName) return true;
  return tier <= TIER.wordsInName && (name.includes(' ') || hit.importance >= LEAST_KNOWN);
};

/**
 * Finds a venue, a part of a town or a street with this name. Words without "in" or "near" (`how` is null) count only
 * if addresses or transport venues have that name.
 */
async function called(spot: SpotValue, how: 'in' | 'near' | null, context: ArbiterContext): Promise<Where | null> {
  const { home, session } = context;
  const { name, bare, kinds } = spot;
  const lists = await session.candidates(queriesFor(spot, home));
  const hits = lists.flat();
  const ranked = rankSuggestions(hits, { name, homeCountry: home, near: null }).filter(({ _geo }) => _geo);
  const isOfKind = ({ kind }: Candidate) => kinds.includes(kind ?? '');
  const named = ranked.filter((hit) => isNamed(name, hit) || (isOfKind(hit) && isNamed(bare, hit)));
  const exact = named.find((hit) => isExactly({ itself: spot }, name, hit));
  const [known] = [...named].sort((one, other) => other.importance - one.importance);
  // Prefers a venue in the home country: Waterloo Station means London's, even if a foreign one matches exactly.
  const venue =
    exact && exact.importance + FAMOUS >= (known?.importance ?? 0) ? exact : home ? (exact ?? named[0]) : known;
  const itself = venue?._geo ? { ...aroundVenue(titled(name), titled(venue.city) || null, venue._geo), venue } : null;
  const area = areaCalled(name, hits) ?? areaOfNamesakes(name, hits);
  if (how === null) {
    const isMeant =
      venue?.category === 'transport' &&
      exact &&
      (home === null || venue.countryCode === home || venue.importance >= FAMOUS);
    return area ?? (isMeant ? itself : null);
  }
  const isSure = venue && (exact !== undefined || venue.importance >= FAMOUS || isOfKind(venue));
  if (how === 'in' && !isStreet(name)) return (exact && exact.importance >= FAMOUS ? itself : null) ?? area ?? itself;
  const street = isStreet(name);
  const found = (isSure ? itself : null) ?? area ?? namesakes(name, hits) ?? (street ? null : itself);
  if (found || !street) return found;
  return (await inLargest(spot, how, context)) ?? addressed(writtenOut(name), context, streetOf);
}

/** Searches a street without a town in the largest town. */
async function inLargest(spot: SpotValue, how: 'in' | 'near', context: ArbiterContext): Promise<Where | null> {
  const [largest] = context.book.named(fold(CAPITAL.name));
  return largest ? inTownCalled(spot, how, inTown(largest, 'in'), context) : null;
}

/** Minimum length of a name in addresses; a shorter one occurs in too many. */
const SHORTEST = 3;
/** Minimum radius in metres, because the radius of a village would miss venues at its edge. */
const LEAST_METRES = 5_000;

/** Builds a query for venues with this name in and around the town. */
function around(text: string, { place, radiusMetres }: Where): CandidateQuery & { near: Circle } {
  const { latitude, longitude } = place;
  return { text, near: { latitude, longitude, radiusMetres: Math.max(LEAST_METRES, radiusMetres) }, limit: CANDIDATES };
}

/** Locates a landmark, a part of the town named in addresses, or a street. */
async function inTownCalled(
  spot: SpotValue,
  how: 'in' | 'near',
  town: Where,
  { home, session }: ArbiterContext,
): Promise<Where | null> {
  const { name, kinds } = spot;
  if (name.length < SHORTEST) return null;
  const query = around(name, town);
  const hits = (await session.candidates([query])).flat();
  if (how === 'near') {
    const placed = rankSuggestions(hits, { name, homeCountry: home, near: null }).filter(({ _geo }) => _geo);
    // A listed name may be longer than the searched one: "Royal Cornwall Hospital" is listed with "(Treliske)" after
    // it.
    const isLonger = (hit: Candidate) => kinds.length > 0 && matchTier(name, hit) === TIER.nameStarts;
    const itself = placed.find((hit) => isExactly({ itself: spot }, name, hit)) ?? placed.find(isLonger);
    if (itself?._geo) return { ...aroundVenue(titled(name), town.place.label, itself._geo), venue: itself };
  }
  const inStreet = async () => {
    const [list] = await session.findIfTime([
      { text: '', address: writtenOut(name), near: query.near, limit: CANDIDATES },
    ]);
    return streetOf(name, list?.hits ?? []);
  };
  // Streets need an exact match: "Gloucester Road" must not match Gloucester Road North.
  const street = isStreet(name) ? await inStreet() : null;
  const known = street ?? areaCalled(name, hits) ?? (how === 'near' ? namesakes(name, hits) : null);
  return known ?? (isStreet(name) ? null : inStreet());
}

/**
 * Locates a shopping centre. Sources rarely list the centres themselves, but shops have them in their address,
 * "Bullring Shopping Centre" or "Bullring".
 */
export async function mallOf({ place }: Where, kind: string, context: ArbiterContext): Promise<Where | null> {
  const name = fold(place.label);
  return (await addressed(`${name} ${kind}`, context)) ?? (place.source === 'venue' ? addressed(name, context) : null);
}

/** Locates a shopping centre, market or street that is well known without its town. */
async function addressed(name: string, { home, session }: ArbiterContext, middle = spotOf): Promise<Where | null> {
  const inHome = home ? { countryCode: home } : {};
  const [list] = await session.findIfTime([{ text: '', address: name, ...inHome, limit: CANDIDATES }]);
  return middle(name, list?.hits ?? []);
}
