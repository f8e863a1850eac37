import type { EndpointInput } from '@waymark/contracts-core';
import type { understoodSearch } from '@waymark/contracts-reviews';
import type { PlaceAsked } from '../understand/claim-place';
import { asksChangingPlaces } from '../understand/changing-places';
import { kindOfName } from '../understand/kind-of-name';
import type { Question } from '../understand/understand-question';
import type { TypedWord } from '../understand/typed-words';
import type { Target } from './target';
import type { Where } from './where';

type Query = EndpointInput<typeof understoodSearch>['query'];

export const isEmptyQuestion = (
  { kind, wishes, name }: Question,
  asked: PlaceAsked | null,
  { category, kind: onlyKind, at }: Query,
): boolean => !kind && wishes.length === 0 && !name && !asked && !category && !onlyKind && !at;

export const isOnlyName = ({ kind, wishes, name }: Question, asked: PlaceAsked | null): boolean =>
  !kind && wishes.length === 0 && !asked && name !== '';

/** Beside a name and its kind: "British Library" alone is a name, known or not. */
export const hasMore = ({ wishes, whole }: Question, asked: PlaceAsked | null): boolean =>
  (asked !== null || wishes.length > 0) && kindOfName(whole) === null;

/** Words for a name and for a place, with the town said beside them or none. */
export const nameAndPlace = ({ name, where }: Target): boolean =>
  name.includes(' ') && (!where || (where.place.source === 'town' && !where.box));

/** Of these each has a name of its own, in which the word for the kind comes last. */
export const LANDMARKS: ReadonlySet<string> = new Set([
  'airport',
  'stadium',
  'park',
  'theatre',
  'hospital',
  'university',
  'castle',
  'zoo',
]);
/** Of these, too, though the word may stand anywhere in it. */
const NAMED_ONES = new Set([...LANDMARKS, 'museum', 'cathedral', 'attraction', 'gallery']);

/** "Louvre museum wheelchair", "loch ness visitor centre with a ramp": what is no name in Britain is a name all the same, and not left out. */
export function isNameForAll({ asked, kind, kindWords, nameWords }: Question): boolean {
  if (!kind) return true;
  if (!kind.kinds.some((one) => NAMED_ONES.has(one)) || kindWords.some(({ typed }) => typed.endsWith('s')))
    return false;
  const { words } = asked;
  const isBeside = (word: TypedWord, step: number) =>
    nameWords.some((one) => one === words[words.indexOf(word) + step]);
  return kindWords.some((word) => isBeside(word, -1) || isBeside(word, 1));
}

/** The word for the kind read as a part of the name. */
export function withKindInName(question: Question): Question {
  // "Disabled toilet" is a wish as well, and no part of a name.
  const words = [...question.nameWords, ...question.kindWords.filter(({ part }) => part === 'kind')];
  const nameWords = question.asked.words.filter((word) => words.includes(word));
  return { ...question, kind: null, kindWords: [], nameWords, name: question.bare };
}

/** A kind in a place, and no word left for a name. Places are called "Changing Places", though. */
export const isPlain = (question: Question, where: Where | null): boolean => where !== null && mayBePlain(question);

/** Whether it is plain as soon as its place is known. */
export const mayBePlain = (question: Question): boolean =>
  question.kind !== null && question.name === '' && !asksChangingPlaces(question);

/** A place of that country was said, so that nothing elsewhere is meant. */
export const isIn = (country: string | null, asked: PlaceAsked | null): boolean =>
  country !== null && (asked?.by === 'postcode' || (asked?.by === 'town' && asked.places[0]?.countryCode === country));
