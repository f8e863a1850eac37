import { fold } from '../../text/fold';
import { distanceMetres } from '../../venue/distance';
import { KIND_PHRASES } from '../../venue/kind-vocabulary';
import { matchTier, TIER } from '../match-tier';
import { rankHits } from '../rank-hits';
import type { Candidate, CandidateQuery } from '../search-port';
import { planSearch } from '../search-plan';
import type { SearchSession } from '../search-session';
import type { PlaceAsked } from '../understand/claim-place';
import { misspeltTown } from '../understand/misspelt-town';
import { isWithin } from '../understand/narrow-town';
import type { Relation } from '../understand/relation-before';
import { isAtHome, type PlaceBook } from '../understand/place-book';
import type { Question } from '../understand/understand-question';
import { ENDINGS, isSpot, isStreet } from '../understand/street-words';
import { titled } from '../understand/titled';
import { aboutNamesakes, calledByFirstWords } from './about-namesakes';
import { areaCalled, areaOfNamesakes, namesakes, spotOf } from './middle-of';
import { partOfTown } from './part-of-town';
import { aroundVenue, aroundYou, inPostcode, inTown, type Where } from './where';
import { CAPITAL } from '../gazetteer/capital';
import { patternOf, phrasesOf } from '../lexicon/read-lexicon';

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
  if (asked.by === 'name') {
    const [town] = asked.within ?? [];
    if (town) {
      const around = inTown(town, 'in', []);
      return (await partOfTown(asked.name, asked.relation, around, context)) ?? { ...around, leftOut: asked.name };
    }
    const landmark = asked.article ? await aboutNamesakes(`${asked.article} ${asked.name}`, context) : null;
    const named = landmark ?? (await findNamed(asked.name, asked.relation, context));
    return named && { ...named, isInside: asked.relation === 'in' };
  }
  const [first, ...rest] = asked.places;
  if (!first) return null;
  const others = rest.filter(
    (place, index) =>
      (isAtHome(place) ||
        place.population >= (context.home ? Math.max(LEAST_ABROAD, first.population) : LEAST_ABROAD)) &&
      [first, ...rest.slice(0, index)].every((other) => distanceMetres(other, place) > SAME_TOWN_METRES),
  );
  return { ...inTown(first, asked.relation, others.slice(0, MOST_OTHERS)), isLeading: asked.isLeading };
}

/** At home and abroad at once: looking for the words costs most. */
export function queriesForNamed(name: string, home: string | null): CandidateQuery[] {
  const { kind, text } = planSearch(name);
  const inHome = home ? { countryCode: home } : {};
  const ofKind = kind && text ? [{ text, kind, ...inHome, limit: CANDIDATES }] : [];
  return [{ text: name, limit: CANDIDATES }, ...ofKind];
}

/** A name that is no town's: of a venue ("near York station"), a part of a town, or a town misspelt. */
export async function findNamed(name: string, relation: Relation | null, context: PlaceContext): Promise<Where | null> {
  const { book, home, session } = context;
  const plan = { ...planSearch(name), place: null };
  const [spot, lists] = await Promise.all([spotCalled(name, context), session.candidates(queriesForNamed(name, home))]);
  if (spot) return spot;
  const hits = lists.flat();
  const ranked = rankHits(hits, { plan, homeCountry: home, near: null });
  const venue =
    universityOf(name, ranked) ??
    ranked.find(
      (hit) =>
        hit._geo &&
        !isCalledAfter(name, hit, context) &&
        (isNamed(name, hit) || (plan.kind && plan.text && isNamed(plan.text, hit) && isOf(plan.kind, hit))),
    );
  const area = areaCalled(name, hits) ?? areaOfNamesakes(name, hits);
  // Words that nobody called a place are one only where trains stop, or where addresses have them.
  if (relation === null) {
    const stop = ranked.find(
      (hit) =>
        hit._geo &&
        hit.category === 'transport' &&
        hit.names.includes(name) &&
        (home === null || hit.countryCode === home || hit.importance >= FAMOUS),
    );
    if (area) return area;
    if (stop?._geo) return { ...aroundVenue(titled(name), titled(stop.city) || null, stop._geo), venue: stop };
    const [meant] = misspeltTown(name, book);
    return meant ? inTown(meant, 'in', [], meant.name) : null;
  }
  const isExact = venue && matchTier(name, venue) === TIER.sameName && venue.importance >= FAMOUS;
  const itself = venue?._geo ? { ...aroundVenue(titled(name), titled(venue.city) || null, venue._geo), venue } : null;
  if (relation === 'near' || isStreet(name)) {
    const isSure =
      venue &&
      (matchTier(name, venue) === TIER.sameName || venue.importance >= FAMOUS || (plan.kind && isOf(plan.kind, venue)));
    const near =
      (isSure ? itself : null) ??
      area ??
      namesakes(name, hits) ??
      (await inItsTown(name, relation, context)) ??
      (isStreet(name) ? null : itself);
    if (near) return near;
    // "Shaftesbury Avenue" is no part of Shaftesbury; without its town most mean the one in the largest.
    const street = isStreet(name) ? await inItsTown(`${name} ${fold(CAPITAL.name)}`, relation, context) : null;
    if (street || (isStreet(name) && relation === 'near')) return street;
    const called = await calledByFirstWords(name, context);
    if (called) return called;
  }
  if (isExact && itself) return itself;
  if (area) return area;
  const [abroad] = book.named(name);
  const meant = abroad ?? misspeltTown(name, book)[0];
  return (
    (await inItsTown(name, relation, context)) ??
    itself ??
    (meant ? inTown(meant, relation, [], meant === abroad ? null : meant.name) : null) ??
    asFarAsTown(name, relation, context)
  );
}

const OF_LANDMARKS = new RegExp(` ${patternOf('name-parts', 'landmark-ending')}$`);
/** A castle of Leeds lies in Kent, near a village of the name; an inn that is called after a castle lies anywhere. */
const ITS_TOWN_METRES = 15_000;

/** The Caernarfon Castle in Birkenhead is a pub. */
export function isCalledAfter(name: string, { _geo, category }: Candidate, { book }: PlaceContext): boolean {
  if (!_geo || !OF_LANDMARKS.test(name) || !(category === 'restaurant' || category === 'hotel')) return false;
  const at = { latitude: _geo.lat, longitude: _geo.lng };
  const words = name.split(' ').slice(0, -1);
  const towns = words.flatMap((_, count) => book.named(words.slice(0, count + 1).join(' ')));
  const ofHome = towns.filter(isAtHome);
  return ofHome.length > 0 && ofHome.every((town) => distanceMetres(town, at) > ITS_TOWN_METRES);
}

/** "Leeds University" is the University of Leeds where none is called so, and "Cardiff uni" either. */
function universityOf(name: string, hits: readonly Candidate[]): Candidate | undefined {
  const town = /^(.+) uni(?:versity)?$/.exec(name)?.[1];
  if (!town || hits.some(({ names }) => names.includes(name))) return undefined;
  const called = [`university of ${town}`, `${town} university`];
  return hits.find(({ _geo, names }) => _geo && called.some((one) => names.includes(one)));
}

/** A shopping centre or market of which most know only one: its town need not be said. */
export async function spotCalled(name: string, { home, session }: PlaceContext): Promise<Where | null> {
  if (!isSpot(name)) return null;
  const inHome = home ? { countryCode: home } : {};
  const [list] = await session.findIfTime([{ text: '', address: name, ...inHome, limit: CANDIDATES }]);
  return spotOf(name, list?.hits ?? []);
}

/** "Camden Market food": what stands behind a town's name is a shopping centre or market with it. */
export async function spotOfTown(
  { name }: Question,
  asked: PlaceAsked | null,
  context: PlaceContext,
): Promise<Where | null> {
  if (asked?.by !== 'town' || !asked.spot) return null;
  return name === '' || asked.spot.endsWith(` ${name}`) ? spotCalled(asked.spot, context) : null;
}

/** "Leith Edinburgh", "Park Street Bristol": what stands before a town's name is looked for in that town; then "Bradford Manningham". */
async function inItsTown(name: string, relation: Relation, context: PlaceContext): Promise<Where | null> {
  const words = name.split(' ');
  const before = await partBeforeTown(words, relation, context);
  const [first = '', ...rest] = words;
  const [town] = context.book.named(first);
  const part = rest.join(' ');
  if (before || !town || !isAtHome(town) || !part || KIND_PHRASES.has(part) || isStreet(name)) return before;
  return partOfTown(part, relation, inTown(town, 'in', []), context);
}

async function partBeforeTown(words: string[], relation: Relation, context: PlaceContext): Promise<Where | null> {
  for (let count = 1; count < words.length; count += 1) {
    const part = words.slice(0, count).join(' ');
    const [town] = context.book.named(words.slice(count).join(' '));
    const [larger] = context.book.named(part);
    if (!town || !isAtHome(town)) continue;
    // The London Eye is not in Eye.
    if (larger && larger.population > town.population) return null;
    return partOfTown(part, relation, inTown(town, 'in', []), context);
  }
  return null;
}

/** As much of a name as is a town, of its beginning and its end the larger one: "Hyde Park Leeds", "Manchester Arena". */
function asFarAsTown(name: string, relation: Relation, { book }: PlaceContext): Where | null {
  const words = name.split(' ');
  const counts = words.map((_, index) => index).slice(1);
  // "Stromnes Orkney": the town with a slip, in its county.
  for (const count of counts) {
    const county = words.slice(count).join(' ');
    const meant = misspeltTown(words.slice(0, count).join(' '), book).find((place) => isWithin(place, county, book));
    if (meant) return inTown(meant, relation, [], meant.name);
  }
  const towns = counts.flatMap((count) =>
    [words.slice(count), words.slice(0, count)]
      .map((part) => part.join(' '))
      .flatMap((part) => (ENDINGS.has(part) ? [] : book.named(part).slice(0, 1))),
  );
  const inHome = towns.filter(isAtHome);
  const [largest] = (inHome.length > 0 ? inHome : towns).sort((a, b) => b.population - a.population);
  return largest ? inTown(largest, relation, [], largest.name) : null;
}

/** "Cathedral café Salisbury": a town has one. */
const SIGHTS_OF_TOWNS = phrasesOf('name-parts', 'sight-of-town');

/** "Manchester Piccadilly" is a station, though Manchester is a town. */
export async function stopOfTown({ place }: Where, name: string, context: PlaceContext): Promise<Where | null> {
  const called = fold(`${place.label} ${name}`);
  const isSight = SIGHTS_OF_TOWNS.has(name);
  if (place.source !== 'town' || !(isSight || context.book.isTransport(called))) return null;
  const stop = await findNamed(called, isSight ? 'near' : null, context);
  return stop?.venue ? stop : null;
}

const FAMOUS = 0.3;
/** One word may stand in any name: "near the Shard" is not near the Shard Riverside Inn, of which few have heard. */
const LEAST_KNOWN = 0.15;
export function isNamed(name: string, hit: Candidate): boolean {
  const tier = matchTier(name, hit);
  if (tier === TIER.sameName) return true;
  return tier <= TIER.wordsInName && (name.includes(' ') || hit.importance >= LEAST_KNOWN);
}
const isOf = (kind: { kinds?: readonly string[]; category?: string }, hit: Candidate): boolean =>
  kind.kinds ? hit.kind !== null && kind.kinds.includes(hit.kind) : hit.category === kind.category;
