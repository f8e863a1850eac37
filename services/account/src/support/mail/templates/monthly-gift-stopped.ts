import { moneyWords, PRODUCT_NAME } from '@waymark/contracts-core';
import type { Mail } from '../mail';

/** To a giver whose monthly gift has stopped because they asked for it. */
export function monthlyGiftStoppedMail(amountPence: number, isMember: boolean, publicOrigin: string): Mail {
  return {
    name: 'monthly-gift-stopped',
    subject: 'Your monthly gift is stopped',
    paragraphs: [
      'Hello,',
      `You stopped your monthly gift of ${moneyWords(amountPence)} to ${PRODUCT_NAME}. No more money will be taken.`,
      'Thank you for what you gave. The site stays free for you, as it is for everyone.',
    ],
    ...(isMember && {
      action: { label: 'See your gifts', url: new URL('/account/gifts', publicOrigin).href },
    }),
    closing: isMember
      ? 'If it was not you who stopped it, choose a new password, because someone else may be logged in to your account.'
      : 'If it was not you who stopped it, someone else has read our emails to you. Please write to us.',
  };
}
