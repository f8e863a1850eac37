import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  bigint: 'a whole number',
  boolean: 'true or false',
  date: 'a date',
  array: 'a list',
  tuple: 'a list',
  set: 'a list',
  object: 'a set of named fields',
  record: 'a set of named fields',
};

const FORMS: Readonly<Record<string, string>> = {
  email: 'an email address like name@example.org',
  url: 'a web address that starts with https://',
  date: 'a date like 2026-01-31',
  datetime: 'a date and time like 2026-01-31T12:00:00Z',
};

const MOST_NAMED = 12;

/** Returns the default message for a rule without its own: a sentence that names the field, without parser terms. */
export function plainMessage(issue: Issue): string {
  const field = fieldName(issue.path ?? []);
  const isMissing = issue.input === undefined || issue.input === null;
  if (isMissing && issue.code !== 'custom') return `${field} is required`;
  return `${field} ${ruleOf(issue)}.`;
}

function ruleOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${KINDS[issue.expected] ?? 'something else'}`;
    case 'too_small':
      return `must be ${issue.inclusive === false ? 'more than' : 'at least'} ${amount(issue.origin, issue.minimum)}`;
    case 'too_big':
      return `must be ${issue.inclusive === false ? 'less than' : 'at most'} ${amount(issue.origin, issue.maximum)}`;
    case 'invalid_format':
      return Object.hasOwn(FORMS, issue.format) ? `must be ${FORMS[issue.format]}` : 'is not in the right format';
    case 'invalid_value':
      return issue.values.length <= MOST_NAMED
        ? `must be ${listOf(issue.values.map(String))}`
        : 'is not one of the choices';
    case 'invalid_union':
      return 'is not one of the choices';
    case 'unrecognized_keys':
      return 'has fields that we do not recognise';
    default:
      return 'is not valid';
  }
}

function amount(origin: string, limit: number | bigint): string {
  if (origin === 'string') return `${limit} ${limit === 1 ? 'character' : 'characters'} long`;
  return origin === 'array' || origin === 'set' ? `${limit} ${limit === 1 ? 'entry' : 'entries'} long` : String(limit);
}

function listOf(choices: readonly string[]): string {
  const last = choices.at(-1) ?? '';
  return choices.length > 1 ? `${choices.slice(0, -1).join(', ')} or ${last}` : last;
}

/** Returns "Venue name" for `venueName`; leaves settings such as `DATABASE_URL` unchanged. */
function fieldName(path: readonly PropertyKey[]): string {
  const name = path.filter((part) => typeof part === 'string').at(-1);
  if (name === undefined) return 'What was sent';
  if (name === name.toUpperCase()) return name;
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
