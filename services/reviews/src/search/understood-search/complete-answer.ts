import type { Candidate } from '../search-port';
import { asksChangingPlaces, isCalledChangingPlaces } from '../understand/changing-places';
import { isChain } from '../understand/kind-of-name';
import { ENDINGS } from '../understand/street-words';
import { calledSo, preferring } from './called-so';
import { describe } from './describe-understood';
import { isOnlyDiet } from './diet-words';
import type { Found } from './found-by-name';
import { moreNamed, type LiteralHits } from './more-named';
import { isBorne, isCodeOf, isHouseOf } from './name-match';
import { nearestFor } from './nearest-for';
import { isNobodysName, isOnlyAlike } from './nobodys-name';
import { distinct, isAbout, samplesLast } from './order-hits';
import { landmarkCalled, namedInPlace, namedLikeKind, withoutName, type Reading } from './other-readings';
import { partAsked } from './part-asked';
import { findNamed, stopOfTown } from './place-finder';
import { placeInstead } from './place-instead';
import { hasMore, isNameForAll, nameAndPlace } from './question-shape';
import { itself, NOTHING, targetFound, targetQueries, type FoundTarget } from './search-targets';
import { shorterName } from './shorter-name';
import { askedOfLandmark, isLandmarkAsked } from './landmark-alone';
import { isMall, shopsOfMall } from './shops-of-mall';
import type { Target } from './target';

/** So many that are called by a dish are a choice; fewer are not all that serve it. */
const ENOUGH = 10;

/** What a search answers once its target is found: all else that may have been meant, what is called so first, and the nearest. */
export async function complete(
  target: Target,
  listed: FoundTarget,
  literal: LiteralHits,
  reading: Reading,
): Promise<Found> {
  const { question, asked, context, wanted } = reading;
  const { where, name } = target;
  const elsewhere = await nameAsPlace(target, listed, literal, reading);
  if (elsewhere) return elsewhere;
  const isAlike = await isOnlyAlike(target, listed.hits, context.home, context.session);
  const found = isAlike ? NOTHING : listed;
  const own = itself(target, question.bare, found.hits);
  const isBest = wanted.choices.sort === 'best' && wanted.choices.features === 'any';
  const hits = isBest ? await bestFirst(target, own, found, literal, reading) : found.hits;
  const mayBeStop = hits.length === 0 && name && where && question.unmapped === null;
  // Asked at once, though the first of them that there is will do: one after another they take too long.
  const [stop, part, alike] = await Promise.all([
    mayBeStop ? stopOfTown(where, name, context) : null,
    own.length > 0 ? null : partAsked(target, hits, question, context),
    hits.length === 0 && question.kind ? namedLikeKind(target, reading) : null,
  ]);
  const placeWords = [...(asked?.words ?? []), ...question.nameWords];
  if (stop) return placeInstead(stop, reading, placeWords);
  const inPart = part && (await placeInstead(part, reading, placeWords));
  if (inPart && inPart.total > 0) return inPart;
  if (alike) return alike;
  const mall = where && hits.length === 0 && isMall(question.kind) ? await shopsOfMall(where, reading) : null;
  if (mall) return mall;
  if (hits.length === 0) {
    // Of Tesco Express or Tesco Extra another Tesco does.
    const mayBeShorter = where && (isChain(name) || (!question.kind && question.unmapped === null));
    const chain = mayBeShorter ? await shorterName(target, reading) : null;
    const mayBeParted = !chain && question.unmapped === null && nameAndPlace(target);
    const otherwise = chain ?? (mayBeParted ? await namedInPlace(reading, where) : null);
    if (otherwise) return otherwise;
  }
  const isNoName = async () => isOnlyDiet(target) || (await isNobodysName(target, context.home, context.session));
  const isFew = hits.length < (isOnlyDiet(target) ? ENOUGH : 1);
  const mayGo = isFew && question.unmapped === null && hasMore(question, asked);
  if (mayGo && (await isNoName())) {
    if (where || context.at || !isNameForAll(question)) return withoutName(target, { ...found, hits }, reading);
    const shorter = await shorterName(target, reading);
    if (shorter) return shorter;
  }
  const landmark = hits.length === 0 && isLandmarkAsked(question, asked) && where;
  if (landmark) return askedOfLandmark(landmark, target, found, reading);
  const total = found.total + Math.max(0, hits.length - found.hits.length);
  const nearest = await nearestFor(question, target, { ...found, hits }, context);
  const described = { question, target, asked, placeWords: reading.placeWords, unknownPlace: null };
  return { ...found, hits, total, understood: describe(described), target, nearest };
}

/** "Pubs Headingley": what stands without a place may be one. */
async function nameAsPlace(
  target: Target,
  { hits }: FoundTarget,
  { named, aboutIt }: LiteralHits,
  reading: Reading,
): Promise<Found | null> {
  const { question, context } = reading;
  const { where, name } = target;
  const isSure = isHouseOf(name, hits) || isCodeOf(name, hits);
  if (!name || where || ENDINGS.has(name) || question.unmapped !== null || isSure) return null;
  const landmark = await landmarkCalled(target, [...named, ...aboutIt], reading);
  if (landmark) return landmark;
  const place = await findNamed(name, null, context);
  // One alone that is called "Scarbrough Hotel" is far more seldom meant than Scarborough.
  const isName = hits.length > 1 || !question.kind;
  return place && !(place.read && isName && isBorne(name, hits, 'names')) ? placeInstead(place, reading) : null;
}

/** The very place, then what bears the question as its name, then what is called as its kind was said. */
async function bestFirst(
  target: Target,
  own: readonly Candidate[],
  found: FoundTarget,
  literal: LiteralHits,
  { question, wanted, context }: Reading,
): Promise<Candidate[]> {
  const { home, session } = context;
  const changing = asksChangingPlaces(question)
    ? literal.named.filter((hit) => isCalledChangingPlaces(hit) && isAbout(hit, target.where))
    : [];
  const so = target.name === '' ? calledSo(target, question) : null;
  const ofThatName = so ? [targetFound(so, wanted, await session.find(targetQueries(so, wanted)))] : [];
  const more = moreNamed(question, target, found, literal, home);
  return samplesLast(distinct([...own, ...more, ...changing, ...preferring(ofThatName, found, target.where)]));
}
