import { RATING_AREAS, RATING_AREA_LABELS } from '@waymark/contracts-reviews';
import { fieldId, namedProblem, type FieldProblem } from '@waymark/ui';
import type { FieldErrors } from 'react-hook-form';
import { FIELD_ORDER, type AddReviewInput } from './form-schema';

const LABELS: Partial<Record<string, string>> = {
  venueName: 'Venue name',
  venueAddress: 'Address',
  venueCity: 'City',
  venueCountry: 'Country',
  venueCategory: 'Category',
  reviewerName: 'Your name',
  ...Object.fromEntries(RATING_AREAS.map((area) => [`${area}Rating`, RATING_AREA_LABELS[area]])),
  visitMonth: 'When you visited',
  comment: 'Your review',
};

/** What the error summary lists: the fields' messages in the order of the form, then what concerns no single field. */
export function formProblems(errors: FieldErrors<AddReviewInput>, failure: string | null): FieldProblem[] {
  const listed = FIELD_ORDER.flatMap((name) => problemsIn(errors[name as keyof AddReviewInput], name));
  return failure ? [...listed, { message: failure }] : listed;
}

/** A field that is made of fields has its errors one level down; `root` is the whole of it. */
function problemsIn(error: unknown, name: string): FieldProblem[] {
  if (typeof error !== 'object' || error === null) return [];
  if ('message' in error && typeof error.message === 'string')
    return [{ fieldId: fieldId(name), message: namedProblem(LABELS[name], error.message) }];
  return Object.entries(error).flatMap(([part, inner]) => {
    if (part === 'ref') return [];
    return problemsIn(inner, part === 'root' ? name : `${name}.${part}`);
  });
}
