import { ROOT } from '../../local/paths';

/** What no answer holds, whatever it is: how the program is made. */
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

/** Words of a program that a refusal must not say to a person. */
const WORDS: readonly (readonly [string, RegExp])[] = [
  ['the word undefined', /\bundefined\b/i],
  ['the word NaN', /\bNaN\b/],
  ['[object Object]', /\[object \w+\]/],
  [
    'a word of zod',
    /Invalid (?:input|option|string|key|type|discriminator|UUID|ISO|date|email|URL)|\bexpected\b|\breceived\b|Unrecognized key|Too (?:big|small)|must match pattern|>=\s?\d|<=\s?\d|characters? long$/i,
  ],
];

/** Of any answer's text. */
export const insidesIn = (text: string): string[] =>
  INSIDES.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);

/** Of what a refusal says. */
export const wordsIn = (text: string): string[] =>
  WORDS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
