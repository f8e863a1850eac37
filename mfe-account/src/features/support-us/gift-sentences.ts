import type { GiftPreset } from '@waymark/contracts-account';
import { moneyWords } from '@waymark/contracts-core';

/** Returns "£5" or "£10 each month". */
export const giftWords = ({ amountPence, every }: GiftPreset): string =>
  every === 'month' ? `${moneyWords(amountPence)} each month` : moneyWords(amountPence);

export const giftButtonWords = (gift: GiftPreset): string => `Donate ${giftWords(gift)}`;
