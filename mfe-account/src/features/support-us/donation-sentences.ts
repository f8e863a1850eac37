import type { DonationPreset } from '@waymark/contracts-account';
import { moneyWords } from '@waymark/contracts-core';

/** Returns "£5" or "£10 each month". */
export const donationWords = ({ amountPence, every }: DonationPreset): string =>
  every === 'month' ? `${moneyWords(amountPence)} each month` : moneyWords(amountPence);

export const donationButtonWords = (gift: DonationPreset): string => `Donate ${donationWords(gift)}`;
