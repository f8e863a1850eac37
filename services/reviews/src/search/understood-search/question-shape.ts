import type { EndpointInput } from '@waymark/contracts-core';
import type { understoodSearch } from '@waymark/contracts-reviews';
import type { PlaceAsked } from '../understand/claim-place';
import { kindOfName } from '../understand/kind-of-name';
import type { Question } from '../understand/understand-question';

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

/** The word for the kind read as a part of the name. */
export function withKindInName(question: Question): Question {
  const words = [...question.nameWords, ...question.kindWords];
  const nameWords = question.asked.words.filter((word) => words.includes(word));
  return { ...question, kind: null, kindWords: [], nameWords, name: question.bare };
}
