import { fieldId, type FieldProblem } from '@waymark/ui';
import type { FieldErrors, FieldValues } from 'react-hook-form';

/** What the error summary lists: the fields' messages in their order, and what concerns no single field. */
export function formProblems<T extends FieldValues>(errors: FieldErrors<T>, failure: string | null): FieldProblem[] {
  const fields = Object.entries(errors).flatMap(([name, error]) =>
    typeof error?.message === 'string' ? [{ fieldId: fieldId(name), message: error.message }] : [],
  );
  return failure ? [...fields, { message: failure }] : fields;
}
