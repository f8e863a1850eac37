import { fieldId, type FieldProblem } from '@waymark/ui';
import type { FieldErrors } from 'react-hook-form';
import { FIELD_ORDER, type AddReviewInput } from './form-schema';

/** What the error summary lists: the fields' messages in the order of the form, then what concerns no single field. */
export function formProblems(errors: FieldErrors<AddReviewInput>, failure: string | null): FieldProblem[] {
  const listed = FIELD_ORDER.flatMap((name) => {
    const message = errors[name as keyof AddReviewInput]?.message;
    return message ? [{ fieldId: fieldId(name), message }] : [];
  });
  return failure ? [...listed, { message: failure }] : listed;
}
