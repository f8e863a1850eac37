import { ApiError } from '@waymark/mfe-kit';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Puts the server's messages at their fields. False when it named none that this form has. */
export function showServerErrors<T extends FieldValues>(form: UseFormReturn<T>, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const known = Object.entries(error.problem?.fieldErrors ?? {}).filter(([name]) => name in form.getValues());
  for (const [name, message] of known) form.setError(name as Path<T>, { type: 'server', message });
  return known.length > 0;
}
