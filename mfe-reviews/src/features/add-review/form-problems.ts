import { fieldId, type FieldProblem } from '@waymark/ui';
import type { FieldErrors } from 'react-hook-form';
import { FIELD_ORDER, type AddReviewInput } from './form-schema';

/** What the error summary lists: the fields' messages in the order of the form, then what concerns no single field. */
export function formProblems(errors: FieldErrors<AddReviewInput>, failure: string | null): FieldProblem[] {
  const listed = FIELD_ORDER.flatMap((name) => problemsIn(errors[name as keyof AddReviewInput], name));
  return failure ? [...listed, { message: failure }] : listed;
}

/** A field that is made of fields has its errors one level down; `root` is the whole of it. */
function problemsIn(error: unknown, name: string): FieldProblem[] {
  if (typeof error !== 'object' || error === null) return [];
  if ('message' in error && typeof error.message === 'string') return [{ fieldId: fieldId(name), message: error.message }];
  return Object.entries(error).flatMap(([part, inner]) => {
    if (part === 'ref') return [];
    return problemsIn(inner, part === 'root' ? name : `${name}.${part}`);
  });
}
