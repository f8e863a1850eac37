import { findPhoneNumbersInText } from 'libphonenumber-js';
import { LinkifyIt } from 'linkify-it';

const TAKEN = '[left out]';
const POSTCODE = /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]?\s{0,2}\d[ABD-HJLNP-UW-Z]{2}(?![\p{L}\p{N}])/giu;
const LONG_NUMBER = /\d(?:[\d\s-]{5,}\d)/g;
const anything = new LinkifyIt({ fuzzyLink: true, fuzzyIP: true, fuzzyEmail: true, maxLength: 500 });

/** What leaves this machine of somebody's words: no addresses, numbers, postcodes or links, and not the name of who wrote it. */
export function withoutPersonalData(text: string, name: string | null): string {
  const spans = [
    ...(anything.match(text) ?? []).map(({ index, lastIndex }) => [index, lastIndex] as const),
    ...findPhoneNumbersInText(text, 'GB').map(({ startsAt, endsAt }) => [startsAt, endsAt] as const),
  ];
  const cut = spans
    .sort(([a], [b]) => b - a)
    .reduce((rest, [from, to]) => rest.slice(0, from) + TAKEN + rest.slice(Math.max(from, to)), text);
  return withoutName(cut.replace(POSTCODE, TAKEN).replace(LONG_NUMBER, TAKEN), name);
}

function withoutName(text: string, name: string | null): string {
  const words = (name ?? '').split(/\s+/).filter((word) => word.length > 2);
  return words.reduce((rest, word) => rest.replace(new RegExp(escaped(word), 'giu'), TAKEN), text);
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
