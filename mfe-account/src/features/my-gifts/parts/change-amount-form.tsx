import { moneyWords } from '@waymark/contracts-core';
import { ContractForm, useContractForm } from '@waymark/mfe-kit/form';
import { Button, Inline, TextField } from '@waymark/ui';
import { useEffect } from 'react';
import type { Resolver, ResolverResult } from 'react-hook-form';
import { poundsProblem, readPounds } from '../../../shared/gifts/read-pounds';

interface Typed {
  amount: string;
}
interface Read {
  amountPence: number;
}

interface ChangeAmountFormProps {
  amountPence: number;
  maxPence: number;
  onChange: (amountPence: number) => Promise<void>;
  onClose: () => void;
}

function readTyped(maxPence: number): Resolver<Typed, unknown, Read> {
  return ({ amount }): ResolverResult<Typed, Read> => {
    const amountPence = readPounds(amount);
    const message = poundsProblem(amountPence, maxPence);
    if (message !== null) return { values: {}, errors: { amount: { type: 'amount', message } } };
    return { values: { amountPence: amountPence ?? 0 }, errors: {} };
  };
}

/** Another sum for the months to come. */
export function ChangeAmountForm({ amountPence, maxPence, onChange, onClose }: ChangeAmountFormProps) {
  const state = useContractForm<Typed, Read>({
    resolver: readTyped(maxPence),
    defaultValues: { amount: moneyWords(amountPence).slice(1) },
    labels: { amount: 'New amount' },
    fieldOf: (name) => (name === 'amountPence' ? 'amount' : name),
    failed: 'The amount was not changed. Try again in a moment.',
    send: ({ amountPence: wanted }) => onChange(wanted),
    onSent: onClose,
  });
  const { isSubmitting } = state.form.formState;
  const { setFocus } = state.form;
  // The button that was pressed has gone.
  useEffect(() => setFocus('amount', { shouldSelect: true }), [setFocus]);
  return (
    <ContractForm state={state} label="Change amount">
      <TextField
        label="New amount a month, in pounds"
        required
        hint={`From £1 to ${moneyWords(maxPence)}, such as 5 or 12.50.`}
        inputMode="decimal"
        autoComplete="off"
        style={{ maxWidth: '20rem' }}
        {...state.field('amount')}
      />
      <Inline $gap={3}>
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save amount'}
        </Button>
        <Button onClick={onClose}>{`Keep ${moneyWords(amountPence)}`}</Button>
      </Inline>
    </ContractForm>
  );
}
