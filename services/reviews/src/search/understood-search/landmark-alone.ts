import { fold } from '../../text/fold';
import type { Candidate } from '../search-port';
import type { PlaceAsked } from '../understand/claim-place';
import type { Question } from '../understand/understand-question';
import { describe, describeName } from './describe-understood';
import type { Found } from './found-by-name';
import { hasExactName } from './name-match';
import { metresFrom } from './order-hits';
import type { Reading } from './other-readings';
import { isCalledAfter } from './place-finder';
import { targetFound, targetQueries, type FoundTarget } from './search-targets';
import type { Target } from './target';
import type { Where } from './where';

const NEAREST = 5;
const NAMESAKES = 50;

/** "British Library", and nothing that is looked for near it: the landmark itself is meant. */
export const isLandmarkAlone = (question: Question, asked: PlaceAsked | null): boolean =>
  asked?.by === 'town' &&
  asked.relation === 'in' &&
  asked.places[0]?.isLandmark === true &&
  question.kind === null &&
  question.wishes.length === 0 &&
  question.name === '';

/** "Does Portsmouth Historic Dockyard have disabled parking": it is asked about, and not what is round about it. */
export const isLandmarkAsked = (question: Question, asked: PlaceAsked | null): boolean =>
  question.wishes.length > 0 &&
  isLandmarkAlone({ ...question, wishes: [], kind: isFitting(question) ? null : question.kind }, asked);

/** "Does Alton Towers have a changing places toilet": the toilet is what it should have. */
const isFitting = ({ features, kindWords }: Question): boolean => features.some(({ words }) => words === kindWords);

/** What is there, and that nothing is known of what was asked. */
export async function askedOfLandmark(
  where: Where,
  target: Target,
  { groups }: FoundTarget,
  reading: Reading,
): Promise<Found> {
  const { question, asked, placeWords } = reading;
  const alone = await landmarkAlone(where, { ...reading, question: { ...question, whole: fold(where.place.label) } });
  const described = { question, target, asked, placeWords, unknownPlace: null };
  const { unlisted } = alone.understood;
  return { ...alone, groups, understood: { ...describe(described), ...(unlisted && { unlisted }) }, target };
}

const SIGHTS = new Set(['museum', 'attraction', 'gallery', 'theatre', 'castle', 'stadium', 'arts_centre']);

/** Chatsworth House is listed as Chatsworth. */
const isCalledInShort = (name: string, { kind, names }: Candidate): boolean =>
  kind !== null && SIGHTS.has(kind) && names.some((own) => name.startsWith(`${own} `));

/** What bears its name there, then whatever else is called so; where nothing is, the honest none and what lies nearest to it. */
export async function landmarkAlone(where: Where, { question, wanted, context }: Reading): Promise<Found> {
  const { whole } = question;
  const target = { kind: null, wishes: [], where, name: fold(where.place.label) };
  const around = { ...target, name: '' };
  const inHome = context.home ? { countryCode: context.home } : {};
  const queries = targetQueries(target, wanted);
  const lists = await context.session.find([
    ...queries,
    { text: whole, ...inHome, limit: NAMESAKES },
    ...targetQueries(around, { ...wanted, choices: { ...wanted.choices, sort: 'distance' } }),
  ]);
  const there = targetFound(target, wanted, lists.splice(0, queries.length));
  const understood = describeName(question);
  if (there.hits.length > 0) return { ...there, understood, target, nearest: [] };
  const [namesakes, ...near] = lists;
  const hits = (namesakes?.hits ?? []).filter((hit) => hasExactName(whole, hit) && !isCalledAfter(whole, hit, context));
  const found = { ...there, hits, total: hits.length, understood };
  if (hits.length > 0) return { ...found, target: { ...target, where: null }, nearest: [] };
  const metres = (hit: Candidate) => metresFrom(where.place, hit) ?? Infinity;
  const nearest = targetFound(around, wanted, near).hits.sort((one, other) => metres(one) - metres(other));
  const [itself] = nearest.filter((hit) => isCalledInShort(target.name, hit));
  if (itself) return { ...found, hits: [itself], total: 1, target, nearest: [] };
  const unlisted = where.place.label;
  return { ...found, understood: { ...understood, unlisted }, target, nearest: nearest.slice(0, NEAREST) };
}
