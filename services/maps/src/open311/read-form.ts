import { TextDecoder } from 'node:util';
import { parseNumber } from '@waymark/contracts-core';
import { type ReportProblem, reportProblemSchema } from '@waymark/contracts-maps';
import { coreProblem, fieldErrors } from '@waymark/service-kit';

/**
 * Parses a URL-encoded form in the charset of its Content-Type, UTF-8 by default. The first value of each name counts.
 * Invalid bytes are an error that names the field, because a text with lost letters is worse than none.
 */
export function readForm(body: Uint8Array, contentType: string | undefined): ReadonlyMap<string, string> {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType ?? '')?.[1] ?? 'utf-8';
  const decoder = decoderOf(charset);
  const fields = new Map<string, string>();
  for (const pair of Buffer.from(body).toString('latin1').split('&')) {
    const [name = ''] = pair.split('=', 1);
    const field = textOf(decoder, name);
    const value = textOf(decoder, pair.slice(name.length + 1));
    if (field === null || value === null)
      throw refused(field ?? 'form', `This text is not ${decoder.encoding.toUpperCase()}. ${ADVICE}`);
    if (field === '' || fields.has(field)) continue;
    fields.set(field, value);
  }
  return fields;
}

const ADVICE = 'Send UTF-8, or name another charset in Content-Type.';

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset, { fatal: true });
  } catch {
    throw refused('Content-Type', `We do not know this charset. ${ADVICE}`);
  }
}

const refused = (field: string, message: string) =>
  coreProblem('request.invalid', { fieldErrors: { [field]: message } });

/**
 * Decodes `+` as a space and `%E9` as a byte; other bytes stay as they are. Returns null for bytes that are invalid in
 * the charset.
 */
function textOf(decoder: TextDecoder, encoded: string): string | null {
  const bytes = encoded
    .replaceAll('+', ' ')
    .replace(/%([0-9a-f]{2})/gi, (_whole, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  try {
    // Uses streaming mode, because Node 20.20's fast path for Windows-1252 turns quotation marks into control
    // characters.
    return decoder.decode(Buffer.from(bytes, 'latin1'), { stream: true }) + decoder.decode();
  } catch {
    return null;
  }
}

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
    // With a comma, it could be both coordinates of a position.
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
