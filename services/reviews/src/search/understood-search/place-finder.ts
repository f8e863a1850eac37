import { distanceMetres } from '../../venue/distance';
import { matchTier, TIER } from '../match-tier';
import { rankHits } from '../rank-hits';
import type { Candidate } from '../search-port';
import { planSearch } from '../search-plan';
import type { SearchSession } from '../search-session';
import { misspeltTown, type PlaceAsked, type Relation } from '../understand/claim-place';
import type { PlaceBook } from '../understand/place-book';
import { titled } from '../understand/titled';
import { aroundVenue, aroundYou, inArea, inPostcode, inTown, type Where } from './where';

export interface PlaceContext {
  book: PlaceBook;
  home: string | null;
  at: { latitude: number; longitude: number } | null;
  session: SearchSession;
}

const CANDIDATES = 50;
/** So near to one another that nobody would ask which one is meant. */
const SAME_TOWN_METRES = 12_000;
const MOST_OTHERS = 11;
/** Abroad, only a town this size is worth asking about. */
const LEAST_ABROAD = 20_000;

/** Where a place that was asked for is; null when nobody knows it. */
export async function findPlace(asked: PlaceAsked, context: PlaceContext): Promise<Where | null> {
  if (asked.by === 'you') return context.at ? aroundYou(context.at) : null;
  if (asked.by === 'postcode') return asked.known ? inPostcode(asked.code, asked.known, asked.relation) : null;
  if (asked.by === 'name') return findNamed(asked.name, asked.relation, context);
  const [first, ...rest] = asked.places;
  if (!first) return null;
  const others = rest.filter(
    (place, index) =>
      (place.countryCode === context.home || place.population >= Math.max(LEAST_ABROAD, first.population)) &&
      [first, ...rest.slice(0, index)].every((other) => distanceMetres(other, place) > SAME_TOWN_METRES),
  );
  return { ...inTown(first, asked.relation, others.slice(0, MOST_OTHERS)), isLeading: asked.isLeading };
}

/** A name that is no town's: of a venue ("near York station"), a part of a town, or a town misspelt. */
export async function findNamed(name: string, relation: Relation | null, context: PlaceContext): Promise<Where | null> {
  const { book, home, session } = context;
  const plan = { ...planSearch(name), place: null };
  const inHome = home ? { countryCode: home } : {};
  const lists = await session.candidates([
    { text: name, ...inHome, limit: CANDIDATES },
    { text: name, limit: CANDIDATES },
    ...(plan.kind && plan.text ? [{ text: plan.text, kind: plan.kind, ...inHome, limit: CANDIDATES }] : []),
  ]);
  const hits = lists.flat();
  const ranked = rankHits(hits, { plan, homeCountry: home, near: null });
  const venue = ranked.find(
    (hit) =>
      hit._geo && (isNamed(name, hit) || (plan.kind && plan.text && isNamed(plan.text, hit) && isOf(plan.kind, hit))),
  );
  const area = areaCalled(name, hits);
  // Words that nobody called a place are one only where trains stop, or where addresses have them.
  if (relation === null) {
    const stop = ranked.find((hit) => hit._geo && hit.category === 'transport' && hit.names.includes(name));
    if (area) return area;
    if (stop?._geo) return { ...aroundVenue(titled(name), titled(stop.city) || null, stop._geo), venue: stop };
    const [meant] = misspeltTown(name, book, home);
    return meant ? inTown(meant, 'in', [], meant.name) : null;
  }
  const isExact = venue && matchTier(name, venue) === TIER.sameName && venue.importance >= FAMOUS;
  const best = relation === 'near' || isExact ? (venue ?? null) : null;
  if (best?._geo) return { ...aroundVenue(titled(name), titled(best.city) || null, best._geo), venue: best };
  if (area) return area;
  if (venue?._geo) return { ...aroundVenue(titled(name), titled(venue.city) || null, venue._geo), venue };
  const [town] = misspeltTown(name, book, home);
  if (town) return inTown(town, relation, [], town.name);
  // "Hyde Park Leeds", "Manchester city centre": as much of it as is a town, the town that ends it first.
  const words = name.split(' ');
  for (const part of [(count: number) => words.slice(-count), (count: number) => words.slice(0, count)]) {
    for (let count = words.length - 1; count >= 1; count -= 1) {
      const [meant] = book.named(part(count).join(' '), home);
      if (meant) return inTown(meant, relation, [], meant.name);
    }
  }
  return null;
}

const FAMOUS = 0.3;
/** One word may stand in any name: "near the Shard" is not near the Shard Riverside Inn, of which few have heard. */
const LEAST_KNOWN = 0.15;
function isNamed(name: string, hit: Candidate): boolean {
  const tier = matchTier(name, hit);
  if (tier === TIER.sameName) return true;
  return tier <= TIER.wordsInName && (name.includes(' ') || hit.importance >= LEAST_KNOWN);
}
const isOf = (kind: { kinds?: readonly string[]; category?: string }, hit: Candidate): boolean =>
  kind.kinds ? hit.kind !== null && kind.kinds.includes(hit.kind) : hit.category === kind.category;

const LEAST_IN_AREA = 3;
/** As far as one part of a town reaches. */
const AREA_METRES = 8_000;
/** Of those whose address names it, so many stand together; else there are several of that name. */
const MOSTLY = 0.6;

function areaCalled(name: string, hits: readonly Candidate[]): Where | null {
  const wanted = ` ${name} `;
  const there = hits.filter((hit) => hit._geo && [hit.area, hit.city].some((words) => ` ${words} `.includes(wanted)));
  if (there.length < LEAST_IN_AREA) return null;
  const middle = {
    lat: median(there.map((hit) => hit._geo?.lat ?? 0)),
    lng: median(there.map((hit) => hit._geo?.lng ?? 0)),
  };
  const at = { latitude: middle.lat, longitude: middle.lng };
  const near = there.filter(
    ({ _geo }) => _geo && distanceMetres(at, { latitude: _geo.lat, longitude: _geo.lng }) < AREA_METRES,
  );
  if (near.length < there.length * MOSTLY) return null;
  const city = titled(near[0]?.city ?? '');
  const label = titled(name);
  return inArea(label, city && city !== label ? city : null, middle);
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
