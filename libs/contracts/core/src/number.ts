const AROUND = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;
/** Hyphens, dashes and the minus sign that spreadsheets, word processors and web pages put in place of "-". */
const MINUS = /[\u2010-\u2014\u2212\ufe63\uff0d]/g;
const LONGEST = 100;
const NUMBER = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d+)?$/i;

/**
 * Reads a decimal number as people and programs write it; null for anything else.
 *
 * Accepted: "51.5", "+51.5", "51.", "-.1278", "-4.5e-05", "51,5" with a decimal comma, any dash as minus, and spaces or
 * invisible marks around it. Refused: nothing at all, hexadecimal, "Infinity", "NaN", "1e999", "1_000", "1 000", "1,234.5".
 * "1,234" is 1.234: where an amount in thousands is possible, refuse that form first.
 */
export function parseNumber(text: string): number | null {
  if (text.length > LONGEST) return null;
  const plain = text.replace(AROUND, '').replace(MINUS, '-');
  if (!NUMBER.test(plain)) return null;
  const number = Number(plain.replace(',', '.'));
  return Number.isFinite(number) ? number + 0 : null;
}
