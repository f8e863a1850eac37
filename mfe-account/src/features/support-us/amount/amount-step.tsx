import type { Giving } from '@waymark/contracts-account';
import { moneyWords } from '@waymark/contracts-core';
import { useSession } from '@waymark/mfe-kit';
import { Button, ErrorSummary, RadioGroup, Stack, TextField } from '@waymark/ui';
import type { FormEvent } from 'react';
import { giftButtonWords } from '../gift-sentences';
import type { GiftAttempt } from '../gift-visit';
import { StepCard } from '../parts/step-card';
import { AmountOptions, OTHER } from './amount-options';
import { useAmountForm } from './use-amount-form';

const EVERY = [
  { value: 'once', label: 'Once' },
  { value: 'month', label: 'Each month' },
] as const;

interface AmountStepProps {
  giving: Giving;
  /** Somebody came back to it. */
  isNews: boolean;
  onBegin: (attempt: GiftAttempt) => void;
}

/** S2, "Support Us": presets or an amount of one's own; an amount of 0 disables the button, which says why when it is pressed. */
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
              {amountPence ? giftButtonWords({ amountPence, every }) : 'Donate'}
            </Button>
          </div>
        </Stack>
      </form>
    </StepCard>
  );
}
