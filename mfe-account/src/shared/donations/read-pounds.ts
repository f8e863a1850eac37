import { DONATION_MIN_PENCE } from '@waymark/contracts-account';
import { moneyWords } from '@waymark/contracts-core';

const POUNDS = /^£?\s?(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{0,2}))?$/;

/**
 * Parses "5", "£ 12.50", "5." or "1,000.5" into pence; accepts full-width digits. Returns null when it is not an
 * amount in pounds and pence.
 */
export function readPounds(text: string): number | null {
  const [, pounds, pence = ''] = POUNDS.exec(text.normalize('NFKC').trim()) ?? [];
  return pounds === undefined ? null : Number(pounds.replaceAll(',', '')) * 100 + Number(pence.padEnd(2, '0'));
}

/** Returns what is wrong with an amount and how to fix it; null when it is valid. */
export function poundsProblem(pence: number | null, maxPence: number): string | null {
  if (pence === null) return 'Enter an amount in pounds, such as 5 or 12.50';
  if (pence < DONATION_MIN_PENCE) return `The smallest gift is ${moneyWords(DONATION_MIN_PENCE)}`;
  return pence > maxPence
    ? `The largest gift that we take here is ${moneyWords(maxPence)}. Write to us if you want to give more.`
    : null;
}
