import { parseNumber } from '@waymark/contracts-core';
import { reportProblemSchema, type ReportProblem } from '@waymark/contracts-maps';
import { coreProblem, fieldErrors } from '@waymark/service-kit';

/** What Open311 calls the fields of a report, by ours: errors name what was sent. */
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

/** A report from a form; what does not fit is refused in the form's own words. Pictures by address are not taken. */
export function reportOf(form: ReadonlyMap<string, string>): ReportProblem {
  const given = (name: string): string | undefined => form.get(name)?.trim() || undefined;
  const number = (name: string): number | undefined => {
    const text = given(name);
    // With a comma it may be both numbers of a position.
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
