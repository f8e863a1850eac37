import type { DonationKind, Giving } from '@waymark/contracts-account';
import { moneyWords, readEmail } from '@waymark/contracts-core';
import { randomKey, useSession } from '@waymark/mfe-kit';
import { Button, ErrorSummary, fieldId, type FieldProblem, RadioGroup, Stack, TextField } from '@waymark/ui';
import { type FormEvent, useState } from 'react';
import { poundsProblem, readPounds } from '../../../shared/donations/read-pounds';
import { donationButtonWords } from '../donation-sentences';
import type { DonationAttempt } from '../donation-visit';
import { StepCard } from '../parts/step-card';
import { AmountOptions, choiceOf, OTHER } from './amount-options';

const NO_EMAIL = 'Enter an email address, such as name@example.org.';
const EMAIL_NEEDED = 'A monthly gift needs your email address, because the link to stop it is in our emails.';

/** The entered amount and email address, with validation errors. */
function useAmountForm(giving: Pick<Giving, 'presets' | 'maxPence'>, isMember: boolean) {
  const [choice, setChoice] = useState<string | null>(null);
  const [pounds, setPounds] = useState('');
  const [every, setEvery] = useState<DonationKind>('once');
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

  /** Null while an entry is invalid; errors are shown from then on. */
  const begin = (): DonationAttempt | null => {
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

const EVERY = [
  { value: 'once', label: 'Once' },
  { value: 'month', label: 'Each month' },
] as const;

interface AmountStepProps {
  giving: Giving;
  /** True if the person has returned to this step. */
  isNews: boolean;
  onBegin: (attempt: DonationAttempt) => void;
}

/** Preset amounts or a custom one. An amount of 0 disables the button; pressing it explains why. */
export function AmountStep({ giving, isNews, onBegin }: AmountStepProps) {
  const isMember = useSession().user !== null;
  const { fields, gift, needsEmail, told, attempts, summary, begin } = useAmountForm(giving, isMember);
  const press = (event?: FormEvent) => {
    event?.preventDefault();
    const attempt = begin();
    if (attempt) onBegin(attempt);
  };
  const { amountPence, every } = gift;
  return (
    <StepCard heading="Your gift" isNews={isNews}>
      <form noValidate aria-label="Choose your gift" data-kept="memory" onSubmit={press}>
        <Stack $gap={6}>
          <ErrorSummary errors={summary} attempt={attempts} />
          <AmountOptions presets={giving.presets} choice={fields.choice} onChoose={fields.setChoice} />
          {fields.choice === OTHER && (
            <>
              <TextField
                label="Amount in pounds"
                name="pounds"
                inputMode="decimal"
                autoComplete="transaction-amount"
                hint={`From ${moneyWords(giving.minPence)} to ${moneyWords(giving.maxPence)}, such as 8 or 12.50.`}
                required
                error={told['pounds']}
                value={fields.pounds}
                onChange={(event) => fields.setPounds(event.target.value)}
              />
              <RadioGroup
                label="How often?"
                name="every"
                options={EVERY}
                value={fields.every}
                onChange={(value) => fields.setEvery(value === 'month' ? 'month' : 'once')}
              />
            </>
          )}
          {!isMember && (
            <TextField
              label="Email address"
              name="email"
              type="email"
              autoComplete="email"
              hint="For your receipt, and for the link that stops a monthly gift. We keep it encrypted and use it for nothing else."
              optional={!needsEmail}
              required={needsEmail}
              error={told['email']}
              value={fields.email}
              onChange={(event) => fields.setEmail(event.target.value)}
            />
          )}
          {every === 'month' && (
            <p>{`You can stop it at any time, ${isMember ? 'under Your gifts.' : 'with the link in each receipt.'}`}</p>
          )}
          <div>
            <Button type="submit" variant="primary" disabled={!amountPence} onRefused={() => press()}>
              {amountPence ? donationButtonWords({ amountPence, every }) : 'Donate'}
            </Button>
          </div>
        </Stack>
      </form>
    </StepCard>
  );
}
