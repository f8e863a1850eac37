import { ApiError } from '@waymark/mfe-kit';
import type { AddReviewInput } from './form-schema';

const FORM_FIELDS: Readonly<Record<string, keyof AddReviewInput>> = {
  name: 'venueName',
  address: 'venueAddress',
  city: 'venueCity',
  country: 'venueCountry',
  category: 'venueCategory',
  detailedReview: 'comment',
  content: 'comment',
};

/** The server's messages by the form's own field names. */
export function fieldErrorsOf(error: unknown, fields: readonly string[]): [keyof AddReviewInput, string][] {
  if (!(error instanceof ApiError)) return [];
  return Object.entries(error.problem?.fieldErrors ?? {})
    .map(([name, message]) => [FORM_FIELDS[name] ?? (name as keyof AddReviewInput), message] as [keyof AddReviewInput, string])
    .filter(([name]) => fields.includes(name));
}

/** The server's own words, else `fallback`. */
export function failureText(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.problem ? (error.problem.detail ?? error.problem.title) : fallback;
}

export const needsSignIn = (error: unknown): boolean => error instanceof ApiError && error.status === 401;
