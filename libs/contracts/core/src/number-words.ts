const AROUND = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;
/** Hyphens, dashes and the minus sign, which spreadsheets, word processors and web pages use instead of "-". */
const MINUS = /[\u2010-\u2014\u2212\ufe63\uff0d]/g;
const LONGEST = 100;
const NUMBER = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d+)?$/i;

/**
 * Parses a decimal number as people and programs write it; returns null for anything else.
 * Accepted: "51.5", "+51.5", "51.", "-.1278", "-4.5e-05", "51,5" with a decimal comma, any dash as minus, and
 * surrounding spaces or
 * invisible marks. Rejected: empty text, hexadecimal, "Infinity", "NaN", "1e999", "1_000", "1 000", "1,234.5".
 * "1,234" is 1.234: where thousands are possible, reject that form first.
 */
export function parseNumber(text: string): number | null {
  if (text.length > LONGEST) return null;
  const plain = text.replace(AROUND, '').replace(MINUS, '-');
  if (!NUMBER.test(plain)) return null;
  const number = Number(plain.replace(',', '.'));
  return Number.isFinite(number) ? number + 0 : null;
}

const PENCE = 100;
const THOUSANDS = /\B(?=(\d{3})+$)/g;

/** Formats an amount of pence for a page or email: "£5", "£1,234.50". Whole pounds have no pence. */
export function moneyWords(pence: number): string {
  const sum = Math.abs(pence);
  const pounds = String(Math.trunc(sum / PENCE)).replace(THOUSANDS, ',');
  const rest = sum % PENCE === 0 ? '' : `.${String(sum % PENCE).padStart(2, '0')}`;
  return `${pence < 0 ? '-' : ''}£${pounds}${rest}`;
}

const MINUTE = 60;

/** Formats a wait, always rounded up, so that it is over after that time. */
export function waitWords(seconds: number): string {
  if (seconds < 10) return 'a moment';
  const minutes = Math.ceil(seconds / MINUTE);
  if (minutes === 1) return 'a minute';
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / MINUTE)} hours`;
}

/** Replaces vague wait times in an error message with the actual time from `Retry-After`. */
export const withWait = (words: string, seconds: number): string =>
  words.replace(/a few minutes|a moment/, waitWords(seconds));
