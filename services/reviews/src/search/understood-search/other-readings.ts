import type { Candidate } from '../search-port';
import { KIND_PHRASES } from '../../venue/kind-vocabulary';
import type { PlaceAsked } from '../understand/claim-place';
import type { Question } from '../understand/understand-question';
import { asTyped, type TypedWord } from '../understand/typed-words';
import { ENDINGS, isStreet } from '../understand/street-words';
import { misspeltTown } from '../understand/misspelt-town';
import { textRead, textTyped } from '../understand/word-runs';
import { calledSo, preferring } from './called-so';
import { foodAsked } from './diet-words';
import { describe, describeName } from './describe-understood';
import type { Found } from './found-by-name';
import { bearing, hasExactName, isBorne, withoutThe } from './name-match';
import { distinct } from './order-hits';
import { nearestFor } from './nearest-for';
import { partOfTown, queryForPart } from './part-of-town';
import { findNamed, type PlaceContext } from './place-finder';
import type { Where } from './where';
import { isVillage } from './more-named';
import { isNameForAll, LANDMARKS, withKindInName } from './question-shape';
import { NOTHING, targetFound, targetQueries, type FoundTarget, type Wanted } from './search-targets';
import { queriesFor, type Target } from './target';
import { phrasesOf } from '../lexicon/read-lexicon';

/** A question as it was read first, for reading it otherwise. */
export interface Reading {
  question: Question;
  asked: PlaceAsked | null;
  wanted: Wanted;
  context: PlaceContext;
  /** Of the question itself: none where the place came from a box of its own. */
  placeWords: readonly TypedWord[];
}

/** "St James Park Newcastle" is no park: what else bears that name, with the word for the kind in it. */
export async function namedLikeKind(target: Target, reading: Reading): Promise<Found | null> {
  const { asked, wanted, context, placeWords } = reading;
  const { where, name } = target;
  if (!name) return (await spokenInFull(target, reading)) ?? ofTellingNames(target, reading);
  const question = withKindInName(reading.question);
  const { bare } = question;
  const named = { kind: null, wishes: [], where, name: bare };
  const found = targetFound(named, wanted, await context.session.find(targetQueries(named, wanted)));
  if (found.hits.length === 0 || !isBorne(bare, found.hits, 'names'))
    return (await spokenInFull(target, reading)) ?? listedOtherwise(target, reading);
  const described = { question, target: named, asked, placeWords, unknownPlace: null };
  return { ...found, understood: describe(described), target: named, nearest: [] };
}

/** "Theatre in Mold": Clwyd Theatr Cymru is listed as the restaurant that is in it. */
async function ofTellingNames(target: Target, reading: Reading): Promise<Found | null> {
  const { asked, wanted, context, placeWords } = reading;
  const { kind, where } = target;
  if (!kind?.otherwise || !where) return null;
  const told = { ...target, kind: { ...kind, ...kind.otherwise } };
  const found = targetFound(told, wanted, await context.session.find(targetQueries(told, wanted)));
  if (found.hits.length === 0) return null;
  const question = { ...reading.question, kind: told.kind };
  const described = { question, target: told, asked, placeWords, unknownPlace: null };
  return { ...found, understood: describe(described), target: told, nearest: [] };
}

/** "Bristol Hippodrome theatre": an inspector of food lists it as a shop. */
async function listedOtherwise(target: Target, reading: Reading): Promise<Found | null> {
  const { question, asked, wanted, context, placeWords } = reading;
  if (!target.where || !isNameForAll(question)) return null;
  const named = { ...target, kind: null };
  const found = targetFound(named, wanted, await context.session.find(targetQueries(named, wanted)));
  if (found.hits.length === 0 || !isBorne(target.name, found.hits, 'names')) return null;
  const described = { question: { ...question, kind: null }, target: named, asked, placeWords, unknownPlace: null };
  return { ...found, understood: describe(described), target: named, nearest: [] };
}

/** "East Midlands airport wheelchair" is no airport in some East Midlands, "Musgrove Park" no park in Musgrove: places of the whole name. */
export async function landmarkCalled(
  { wishes, kind }: Target,
  called: readonly Candidate[],
  reading: Reading,
): Promise<Found | null> {
  const { wanted, context, placeWords } = reading;
  const question = withKindInName(reading.question);
  const { bare, nameWords } = question;
  const isOne = ({ countryCode, names }: Candidate) =>
    (!context.home || countryCode === context.home) &&
    names.some((own) => `${withoutThe(own)} `.startsWith(`${bare} `));
  const isKindLast = nameWords.length > 0 && nameWords.at(-1) === reading.question.kindWords.at(-1);
  if (!isKindLast || !kind?.kinds.some((one) => LANDMARKS.has(one)) || !called.some(isOne)) return null;
  const target = { kind: null, wishes, where: null, name: bare };
  const found = targetFound(target, wanted, await context.session.find(targetQueries(target, wanted)));
  const hits = distinct([...found.hits.filter((hit) => hasExactName(bare, hit)), ...found.hits]);
  if (hits.length === 0) return null;
  const described = { question, target, asked: null, placeWords, unknownPlace: null };
  return { ...found, hits, understood: describe(described), target, nearest: [] };
}

/** In full names of hospitals, and seldom on their signs. */
const IN_FULL = phrasesOf('name-parts', 'hospital-in-full');
const CANDIDATES = 20;

/** "St James's University Hospital" is St James's Hospital, and not one in St James's; and "Musgrove Park" no park in the village of Musgrove. */
async function spokenInFull(target: Target, { question, asked, context, wanted }: Reading): Promise<Found | null> {
  const { where, name: left } = target;
  const isSmall = asked?.by === 'town' && asked.places.every((place) => isVillage(place, context.home));
  const isInFull = question.nameWords.every(({ typed }) => IN_FULL.has(typed));
  if (!where?.isLeading || !isSmall || !isInFull || question.wishes.length > 0) return null;
  const words = question.asked.words.filter((word) => !question.nameWords.includes(word) && word.part !== 'filler');
  const name = textTyped(words);
  const named = { kind: left ? target.kind : null, wishes: [], where: null, name };
  const lists = await context.session.find(queriesFor(named, wanted.choices, context.home, CANDIDATES));
  const all = lists.flatMap(({ hits }) => hits);
  const hits = bearing(name, all, 'names').filter(({ names }) => names.some((own) => ` ${own} `.includes(` ${name} `)));
  if (hits.length === 0) return null;
  const found = { hits, total: hits.length, kinds: {}, groups: null };
  return { ...found, understood: describeName(question), target: named, nearest: [] };
}

/** All of the kind, behind the few that bear the name, and of a dish behind those that bear its kitchen's. */
export async function withoutName(
  target: Target,
  named: FoundTarget,
  { question, asked, wanted, context, placeWords }: Reading,
): Promise<Found> {
  const bare = { ...target, name: '' };
  const ofKitchen = calledSo(target, question);
  const queries = targetQueries(bare, wanted);
  const lists = await context.session.find([...queries, ...(ofKitchen ? targetQueries(ofKitchen, wanted) : [])]);
  const found = targetFound(bare, wanted, lists.slice(0, queries.length));
  const cooked = ofKitchen ? [targetFound(ofKitchen, wanted, lists.slice(queries.length))] : [];
  const described = { question, target: bare, asked, placeWords, unknownPlace: null };
  const ignored = asTyped(question.asked, question.nameWords);
  const understood = describe(described);
  const hits = wanted.choices.sort === 'best' ? preferring([...cooked, named], found, target.where) : found.hits;
  return {
    ...found,
    hits,
    total: Math.max(found.total, hits.length),
    understood: { ...understood, ignored: [...(understood.ignored ?? []), ignored] },
    target: bare,
    nearest: await nearestFor(question, ofKitchen ?? bare, found, context),
  };
}

/** "Tesco Express Headingley", "Toby Carvery Whitchurch Bristol": the last words are the place; "Leith fish restaurant": the first. */
export async function namedInPlace(
  { question, asked, wanted, context, placeWords }: Reading,
  town: Where | null,
): Promise<Found | null> {
  const { kind, wishes, nameWords } = question;
  const counts = [1, 2].filter((count) => count < nameWords.length);
  const lasts = counts.map((count) => nameWords.slice(-count));
  const ends = town ? lasts : [...lasts, ...counts.map((count) => nameWords.slice(0, count))];
  // In one trip; one after another they take too long.
  if (town) context.session.ahead(ends.map((words) => queryForPart(textRead(words), town)));
  for (const words of ends) {
    const place = textRead(words);
    // The Royal Albert Hall is in no village called Hall, and Queen Elizabeth University Hospital at no station of that name.
    if (ENDINGS.has(place) || KIND_PHRASES.has(place)) continue;
    const where = town
      ? await partOfTown(place, 'in', town, context)
      : await findNamed(place, isStreet(place) ? 'near' : null, context);
    if (!where) continue;
    const restWords = nameWords.filter((word) => !words.includes(word));
    const rest = textRead(restWords);
    const food = foodAsked({ kind, name: rest });
    // "Balti Moseley Birmingham".
    if (food) {
      const dish = { ...question, kind: food, kindWords: restWords, nameWords: restWords };
      const reading = { question: dish, asked: null, wanted, context, placeWords: [...words, ...placeWords] };
      return withoutName({ kind: food, wishes, where, name: rest }, NOTHING, reading);
    }
    // "Manchster piccadily": its town once more.
    const name = misspeltTown(rest, context.book).length > 0 ? '' : rest;
    const target = { kind, wishes, where, name };
    const found = targetFound(target, wanted, await context.session.find(targetQueries(target, wanted)));
    const isLast = words === ends[0];
    const nearest = isLast && !town && !kind ? await nearestFor(question, target, found, context) : [];
    if (found.hits.length === 0 && nearest.length === 0) continue;
    const described = { question, target, asked, placeWords: [...words, ...placeWords], unknownPlace: null };
    return { ...found, understood: describe(described), target, nearest };
  }
  return null;
}
