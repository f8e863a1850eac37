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

export type DistanceUnits = 'metric' | 'british' | 'american';

const METRES = { mile: 1_609.344, foot: 0.3048 };
const tens = (count: number): number => Math.max(10, Math.round(count / 10) * 10);

/** Metres from which a distance is in kilometres or miles. British signs give metres to walkers and miles to drivers. */
const FAR: Readonly<Record<DistanceUnits, number>> = { metric: 950, british: 402, american: 304 };

/**
 * Formats a distance, as precise as a walk or a drive needs: "400 m", "1.2 km", "14 km"; "400 m", "0.7 miles" in
 * Britain; "390 feet", "0.7 miles" in the US.
 */
export function distanceWords(metres: number, units: DistanceUnits = 'metric'): string {
  if (metres < FAR[units]) return units === 'american' ? `${tens(metres / METRES.foot)} feet` : `${tens(metres)} m`;
  const count = metres / (units === 'metric' ? 1_000 : METRES.mile);
  const words = count < 9.95 ? count.toFixed(1).replace('.0', '') : Math.round(count);
  if (units === 'metric') return `${words} km`;
  return `${words} ${words === '1' ? 'mile' : 'miles'}`;
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
