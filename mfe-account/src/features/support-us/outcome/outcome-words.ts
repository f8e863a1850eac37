import type { DonationOutcome } from '@waymark/contracts-account';
import { donationWords } from '../donation-sentences';

interface OutcomeWords {
  heading: string;
  /** Paragraphs, most important first. */
  words: readonly string[];
  tone?: 'good' | 'info';
  /** The documented message, with the provider's explanation. */
  problem?: { title: string; words: string };
  next: 'pay-again' | 'start-again';
}

const NO_MONEY = 'No money was taken.';

/** Explains where to find the gift later, and how to stop a monthly one. */
function storedWords({ every }: DonationOutcome, isMember: boolean): string {
  if (every === 'once')
    return isMember
      ? 'It helps to keep this site free for everyone. Your receipt is under Your gifts.'
      : 'It helps to keep this site free for everyone.';
  return isMember
    ? 'You can change or stop it at any time, under Your gifts.'
    : 'You can change or stop it at any time: the link is in your receipt email.';
}

/** Returns the texts for an outcome. It is null if the URL does not refer to a gift to this site. */
export function outcomeWords(outcome: DonationOutcome | null, isMember: boolean): OutcomeWords {
  if (!outcome)
    return {
      heading: 'We cannot find this gift',
      words: [
        'This link does not show which gift it is for.',
        'If you gave, you will get a receipt by email once Stripe has confirmed it.',
      ],
      tone: 'info',
      next: 'start-again',
    };
  const sum = donationWords(outcome);
  switch (outcome.state) {
    case 'received':
      return {
        heading: 'Thank you!',
        words: [`Your gift of ${sum} was received.`, storedWords(outcome, isMember)],
        tone: 'good',
        next: 'start-again',
      };
    case 'processing':
      return {
        heading: 'Your gift is on its way',
        words: [
          `Your bank is still processing your gift of ${sum}.`,
          'You do not need to do anything. This page will tell you when we receive it, and you will get a receipt.',
        ],
        tone: 'info',
        next: 'start-again',
      };
    case 'failed':
      return {
        heading: 'Your gift was not made',
        problem: { title: 'Payment Failed', words: outcome.message ?? 'The bank did not allow it.' },
        words: [`${NO_MONEY} You can try again, with the same card or another one.`],
        next: 'pay-again',
      };
    case 'started':
      return {
        heading: 'Your gift is not finished',
        words: [`${NO_MONEY} The payment of ${sum} was started but not finished.`],
        next: 'pay-again',
      };
    case 'cancelled':
      return { heading: 'This payment was cancelled', words: [NO_MONEY], next: 'start-again' };
    case 'refunded':
      return {
        heading: 'This gift was refunded',
        words: [`${sum} was returned to the card it came from.`],
        next: 'start-again',
      };
    case 'disputed':
      return {
        heading: 'This gift is being checked',
        words: ['This payment was disputed with the bank. There is nothing for you to do here.'],
        next: 'start-again',
      };
  }
}
