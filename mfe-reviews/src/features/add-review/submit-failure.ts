import { ApiError } from '@waymark/mfe-kit';
import type { FieldPath } from 'react-hook-form';
import type { AddReviewInput } from './form-schema';

type Name = FieldPath<AddReviewInput>;

const OFFLINE = 'You are offline. Submit it again when you are back online.';

const FORM_FIELDS: Readonly<Record<string, Name>> = {
  name: 'venueName',
  address: 'venueAddress',
  city: 'venueCity',
  country: 'venueCountry',
  category: 'venueCategory',
  latitude: 'position.latitude',
  longitude: 'position.longitude',
  detailedReview: 'comment',
  content: 'comment',
};

/** The server's messages by the form's own field names; `fields` are the form's outermost names. */
export function fieldErrorsOf(error: unknown, fields: readonly string[]): [Name, string][] {
  if (!(error instanceof ApiError)) return [];
  return Object.entries(error.problem?.fieldErrors ?? {})
    .map(([name, message]) => [formField(name), message] as [Name, string])
    .filter(([name]) => fields.includes(name.split('.')[0] ?? ''));
}

/** `photos.0.id` is wrong when the photo is not there: then its own button puts it right. */
function formField(name: string): string {
  return FORM_FIELDS[name] ?? name.replace(/^(photos\.\d+)\.id$/, '$1.uploaded');
}

/** The server's own words, what the connection does, else `fallback`. */
export function failureText(error: unknown, fallback: string): string {
  if (error instanceof ApiError && error.problem) return error.problem.detail ?? error.problem.title;
  return navigator.onLine ? fallback : OFFLINE;
}
