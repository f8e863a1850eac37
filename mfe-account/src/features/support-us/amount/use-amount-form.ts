import type { GiftKind, Giving } from '@waymark/contracts-account';
import { readEmail } from '@waymark/contracts-core';
import { randomKey } from '@waymark/mfe-kit';
import { fieldId, type FieldProblem } from '@waymark/ui';
import { useState } from 'react';
import { poundsProblem, readPounds } from '../../../shared/gifts/read-pounds';
import type { GiftAttempt } from '../gift-visit';
import { choiceOf, OTHER } from './amount-options';

const NO_EMAIL = 'Enter an email address like name@example.org.';
const EMAIL_NEEDED = 'A monthly gift needs your email address, because the link to stop it is in our emails.';

/** What is typed on the way to a gift, and what is still wrong with it. */
export function useAmountForm(giving: Pick<Giving, 'presets' | 'maxPence'>, isMember: boolean) {
  const [choice, setChoice] = useState<string | null>(null);
  const [pounds, setPounds] = useState('');
  const [every, setEvery] = useState<GiftKind>('once');
  const [email, setEmail] = useState('');
  const [attempts, setAttempts] = useState(0);

  const preset = giving.presets.find((one) => choiceOf(one) === choice);
  const gift = preset ?? { amountPence: choice === OTHER ? readPounds(pounds) : null, every };
  const needsEmail = !isMember && gift.every === 'month';

  const problems: Record<string, string> = {};
  const wrongAmount = choice === null ? 'Choose an amount first.' : poundsProblem(gift.amountPence, giving.maxPence);
  if (wrongAmount) problems[choice === null ? 'amount-choice' : 'pounds'] = wrongAmount;
  if (!isMember && email.trim() !== '' && readEmail(email) === null) problems['email'] = NO_EMAIL;
  if (needsEmail && email.trim() === '') problems['email'] = EMAIL_NEEDED;

  /** Null while something is wrong: from then on it is said. */
  const begin = (): GiftAttempt | null => {
    setAttempts(attempts + 1);
    if (gift.amountPence === null || Object.keys(problems).length > 0) return null;
    return {
      key: randomKey(),
      amountPence: gift.amountPence,
      every: gift.every,
      email: isMember ? '' : (readEmail(email) ?? ''),
    };
  };
  const told = attempts > 0 ? problems : {};
  return {
    fields: { choice, setChoice, pounds, setPounds, every, setEvery, email, setEmail },
    gift,
    needsEmail,
    told,
    attempts,
    summary: Object.entries(told).map(([name, message]): FieldProblem => ({ fieldId: fieldId(name), message })),
    begin,
  };
}
