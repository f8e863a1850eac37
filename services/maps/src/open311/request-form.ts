import { parseNumber } from '@waymark/contracts-core';
import { reportProblemSchema, type ReportProblem } from '@waymark/contracts-maps';
import { coreProblem, fieldErrors } from '@waymark/service-kit';

/** Open311's names of a report's fields, so that errors use the sent names. */
const NAMES: Readonly<Record<string, string>> = {
  issueType: 'service_code',
  severity: 'attribute[severity]',
  latitude: 'lat',
  longitude: 'long',
  address: 'address_string',
  reporterName: 'first_name',
  reporterEmail: 'email',
  reporterContact: 'phone',
  isPositionMeant: 'lat',
};

/** Converts a form to a report; errors use the form's field names. Photos by URL are not accepted. */
export function reportOf(form: ReadonlyMap<string, string>): ReportProblem {
  const given = (name: string): string | undefined => form.get(name)?.trim() || undefined;
  const number = (name: string): number | undefined => {
    const text = given(name);
    // Returns null for a number with a comma, which could be both coordinates of a position.
    return text === undefined || text.includes(',') ? undefined : (parseNumber(text) ?? undefined);
  };
  const read = reportProblemSchema.safeParse({
    issueType: given('service_code'),
    severity: given('attribute[severity]'),
    description: given('description'),
    latitude: number('lat'),
    longitude: number('long'),
    address: given('address_string'),
    reporterName: [given('first_name'), given('last_name')].filter(Boolean).join(' ') || undefined,
    reporterEmail: given('email'),
    reporterContact: given('phone'),
  });
  if (!read.success) throw coreProblem('request.invalid', { fieldErrors: inTheirWords(fieldErrors(read.error)) });
  if (!read.data.reporterName)
    throw coreProblem('request.invalid', { fieldErrors: { first_name: 'Please give a first or last name.' } });
  return read.data;
}

export const inTheirWords = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, message]) => [NAMES[field] ?? field, message]));
