import { fieldId, type FieldProblem } from '@waymark/ui';
import type { FieldErrors, FieldValues } from 'react-hook-form';

/** What the error summary lists: the fields' messages in the order of `fields`, then what concerns no single field. */
export function formProblems<T extends FieldValues>(errors: FieldErrors<T>, fields: readonly string[], failure: string | null): FieldProblem[] {
  const listed = fields.flatMap((name) => {
    const message = errors[name]?.message;
    return typeof message === 'string' ? [{ fieldId: fieldId(name), message }] : [];
  });
  return failure ? [...listed, { message: failure }] : listed;
}
