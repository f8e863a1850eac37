import type { CardOutcome } from '@waymark/contracts-account';
import { moneyWords } from '@waymark/contracts-core';

interface CardWords {
  heading: string;
  tone: 'good' | 'bad' | 'info';
  title: string;
  text: string;
  /** True if the person can use the same card form again. */
  isOpen?: boolean;
}

const AS_BEFORE = 'Your gift continues on the old card.';

/** Returns the texts for an outcome. It is null if the URL does not refer to a card for a gift to this site. */
export function cardWords(outcome: CardOutcome | null): CardWords {
  if (!outcome)
    return {
      heading: 'We cannot find this card',
      tone: 'info',
      title: 'This link does not show which card it is for.',
      text: 'Your gift has not changed.',
    };
  const sum = `${moneyWords(outcome.amountPence)} a month`;
  switch (outcome.state) {
    case 'kept':
      return storedWords(outcome, sum);
    case 'processing':
      return {
        heading: 'Your new card is being checked',
        tone: 'info',
        title: 'Your bank is still processing it.',
        text: 'You do not need to do anything. This page will tell you when it is saved.',
      };
    case 'failed':
      return {
        heading: 'Your new card was not saved',
        tone: 'bad',
        title: outcome.message ?? 'The bank did not allow it.',
        text: `${AS_BEFORE} You can try again, with the same card or another one.`,
        isOpen: true,
      };
    case 'open':
      return {
        heading: 'Your new card is not saved yet',
        tone: 'info',
        title: 'It was started but not finished.',
        text: AS_BEFORE,
        isOpen: true,
      };
    case 'over':
      return { heading: 'This was cancelled', tone: 'info', title: 'No card was saved.', text: AS_BEFORE };
  }
}

function storedWords({ monthlyState }: CardOutcome, sum: string): CardWords {
  if (monthlyState === 'stopped')
    return {
      heading: 'This monthly gift has stopped',
      tone: 'info',
      title: 'No more money will be taken, from any card.',
      text: 'You can give again at any time.',
    };
  if (monthlyState === 'late')
    return {
      heading: 'Your new card is saved',
      tone: 'bad',
      title: 'The bank refused the last payment.',
      text: `We will try again in the next few days, with the new card. Your gift stays ${sum}.`,
    };
  return {
    heading: 'Your new card is saved',
    tone: 'good',
    title: `Your gift of ${sum} will now be taken from it.`,
    text: 'You can change or stop it at any time.',
  };
}
