import { HEADERS, PROBLEM_CONTENT_TYPE } from '@waymark/contracts-core';
import { z } from 'zod';
import { ROOT } from '../../local/paths';
import type { Answer } from '../requests/hostile-request';

/** Internals that no response may reveal. */
const INSIDES: readonly (readonly [string, RegExp])[] = [
  ['a stack trace', /\n\s+at .+[:(]\d+:\d+\)?/],
  [
    'a path of a file',
    new RegExp(
      `${ROOT.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}|node_modules|file:///(?!etc)|dist/\\w+\\.js:|\\.ts:\\d+`,
    ),
  ],
  [
    'SQL',
    /\b(?:SELECT\b.+\bFROM|INSERT INTO|UPDATE \w+ SET|violates \w+(?:-\w+)? constraint|syntax error at or near|invalid input syntax|invalid byte sequence|relation "|PrismaClient|22P02|23505)/,
  ],
  ['a system error', /\b(?:ECONN\w+|EPIPE|ENOENT|ETIMEDOUT|TypeError|RangeError|SyntaxError|ReferenceError)\b/],
];

/** Programming terms that an error response must not show to people. */
const WORDS: readonly (readonly [string, RegExp])[] = [
  ['the word undefined', /\bundefined\b/i],
  ['the word NaN', /\bNaN\b/],
  ['[object Object]', /\[object \w+\]/],
  [
    'a word of zod',
    /Invalid (?:input|option|string|key|type|discriminator|UUID|ISO|date|email|URL)|\bexpected\b|\breceived\b|Unrecognized key|Too (?:big|small)|must match pattern|>=\s?\d|<=\s?\d|characters? long$/i,
  ],
];

/** Searches the text of any response. */
const insidesIn = (text: string): string[] => INSIDES.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);

/** Searches the message of an error response. */
const wordsIn = (text: string): string[] => WORDS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
/** The required fields of an error response, for any request. */
const refusalSchema = z.object({
  type: z.string().min(1),
  title: z.string().min(3),
  status: z.number(),
  code: z.string().regex(/^[a-z]+(?:[.-][a-z]+)+$/),
  correlationId: z.string().min(8),
  detail: z.string().optional(),
  fieldErrors: z.record(z.string(), z.string()).optional(),
});

/** Errors here follow another protocol: Open311's list of codes with descriptions. */
export const OPEN311 = '/api/open311/';
/** Sent before the URL was read, so it belongs to no path. */
const UNREAD = 431;
const open311Schema = z.array(z.object({ code: z.coerce.number(), description: z.string().min(3) })).min(1);

/**
 * Returns the faults of a response, `kind` or `kind: detail`; empty when there are none. `asked`: the request's
 * method.
 */
export function faultsOf(asked: string, answer: Answer, path = ''): string[] {
  const { status, headers, body } = answer;
  if (status === 0) return [`no answer: ${body.slice(0, 80)}`];
  const type = headers['content-type'] ?? '';
  const isText = type === '' || /json|text|xml|html/.test(type);
  return [
    ...(status >= 500 ? [`status ${status}`] : []),
    ...(headers[HEADERS.correlationId] ? [] : ['no correlation id']),
    ...(status < 400
      ? []
      : /^text\/html/.test(type)
        ? faultsOfPage(asked, body)
        : faultsOfRefusal(asked, answer, path)),
    ...(isText ? insidesIn(body).map((what) => `tells ${what}`) : []),
  ];
}

function faultsOfPage(asked: string, body: string): string[] {
  return asked === 'HEAD' || /<title>[^<]{3,}<\/title>/.test(body) ? [] : ['an error page without a title'];
}

function faultsOfRefusal(asked: string, answer: Answer, path: string): string[] {
  return path.startsWith(OPEN311) && answer.status !== UNREAD
    ? faultsOfOpen311(asked, answer)
    : faultsOfProblem(asked, answer);
}

function faultsOfOpen311(asked: string, { status, headers, body }: Answer): string[] {
  if (asked === 'HEAD') return [];
  const errors = /xml/.test(headers['content-type'] ?? '')
    ? [...body.matchAll(/<error><code>(\d+)<\/code><description>([^<]+)<\/description><\/error>/g)].map(
        ([, code, description]) => ({ code, description }),
      )
    : z.string().transform(parsed).parse(body);
  const read = open311Schema.safeParse(errors);
  if (!read.success) return ['an error of Open311 that lacks something'];
  return read.data.flatMap(({ code, description }) => [
    ...(code === status ? [] : ['an error of Open311 with another status']),
    ...wordsIn(description).map((what) => `says ${what}: "${description.slice(0, 120)}"`),
  ]);
}

function faultsOfProblem(asked: string, { status, headers, body }: Answer): string[] {
  if (!(headers['content-type'] ?? '').startsWith(PROBLEM_CONTENT_TYPE))
    return [`an error that is no problem: ${headers['content-type'] ?? 'no type'}`];
  if (asked === 'HEAD') return [];
  const read = z.string().transform(parsed).pipe(refusalSchema).safeParse(body);
  if (!read.success)
    return [
      `a problem that lacks something: ${read.error.issues.map(({ path }) => path.join('.') || 'form').join(', ')}`,
    ];
  const { title, detail = '', fieldErrors = {} } = read.data;
  const said = [['title', title], ['detail', detail], ...Object.entries(fieldErrors)] as const;
  return [
    ...(read.data.status === status ? [] : ['a problem with another status']),
    ...(read.data.correlationId === headers[HEADERS.correlationId] ? [] : ['a problem with another correlation id']),
    ...said.flatMap(([field, text]) =>
      wordsIn(text).map((what) => `says ${what}: "${text.slice(0, 120)}" of ${field}`),
    ),
  ];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
