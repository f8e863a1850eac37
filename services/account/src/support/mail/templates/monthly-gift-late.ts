import { moneyWords, PRODUCT_NAME } from '@waymark/contracts-core';
import type { Mail } from '../mail';

/** To a giver whose bank did not let a month of their gift through: most often a card that has expired. */
export function monthlyGiftLateMail(amountPence: number, isMember: boolean, publicOrigin: string): Mail {
  return {
    name: 'monthly-gift-late',
    subject: 'Your monthly gift did not go through',
    paragraphs: [
      'Hello,',
      `Your bank did not let this month’s gift of ${moneyWords(amountPence)} to ${PRODUCT_NAME} through. You do not owe anything.`,
      'We will try again in the next few days. If it keeps failing, the gift will end.',
      isMember
        ? 'If your card has changed, you can add the new one or stop the gift in your account.'
        : 'Use the link in any of your receipts to add a new card or stop the gift.',
    ],
    ...(isMember && {
      action: { label: 'See your monthly gift', url: new URL('/account/gifts', publicOrigin).href },
    }),
    closing: 'You can stop at any time, without giving a reason. The site stays free for you, as it is for everyone.',
  };
}
