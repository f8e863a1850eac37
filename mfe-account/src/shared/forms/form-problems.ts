import { fieldId, namedProblem, type FieldProblem } from '@waymark/ui';
import type { FieldErrors, FieldValues } from 'react-hook-form';

const LABELS: Partial<Record<string, string>> = {
  email: 'Email',
  newEmail: 'New email address',
  displayName: 'Display name',
  username: 'Username',
  password: 'Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  publicBio: 'About you',
  location: 'Where you live',
  interests: 'Interests',
  travelStyle: 'How you travel',
};

/** What the error summary lists: the fields' messages in the order of `fields`, then what concerns no single field. */
export function formProblems<T extends FieldValues>(
  errors: FieldErrors<T>,
  fields: readonly string[],
  failure: string | null,
): FieldProblem[] {
  const listed = fields.flatMap((name) => {
    const message = errors[name]?.message;
    return typeof message === 'string'
      ? [{ fieldId: fieldId(name), message: namedProblem(LABELS[name], message) }]
      : [];
  });
  return failure ? [...listed, { message: failure }] : listed;
}
