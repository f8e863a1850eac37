import { useQueryClient } from '@tanstack/react-query';
import { REFUND_REASON_MAX, type StaffDonation } from '@waymark/contracts-account';
import { moneyWords } from '@waymark/contracts-core';
import { ApiError, call, toast } from '@waymark/mfe-kit';
import { ContractForm, useContractForm, useSubmissionKey } from '@waymark/mfe-kit/form';
import { Button, CheckboxField, Dialog, Inline, TextArea, TextField } from '@waymark/ui';
import { useState } from 'react';
import type { FieldErrors, Resolver, ResolverResult } from 'react-hook-form';
import { refundDonation } from '../../../endpoints';
import { useConfirmItIsYou } from '../../../shared/confirm-it-is-you/use-confirm-it-is-you';
import { readPounds } from '../../../shared/donations/read-pounds';
import { DIFFERENCES, DONATION_LISTS, totalsQuery } from '../staff-donations';
import { refundablePence, refundedSoFarPence } from './staff-donation-item';

interface TypedRefund {
  amount: string;
  reason: string;
  isSure: boolean;
}

interface ReadRefund {
  amountPence: number;
  reason: string;
}

const REASON_MIN = 5;

function amountProblem(pence: number | null, leftPence: number): string | null {
  if (pence === null || pence === 0) return 'Enter an amount in pounds, such as 5 or 12.50';
  return pence > leftPence ? `No more than ${moneyWords(leftPence)} can be refunded` : null;
}

/** Returns a resolver that validates a refund of at most this amount. */
function readRefund(leftPence: number): Resolver<TypedRefund, unknown, ReadRefund> {
  return ({ amount, reason, isSure }): ResolverResult<TypedRefund, ReadRefund> => {
    const amountPence = readPounds(amount);
    const messages = {
      amount: amountProblem(amountPence, leftPence),
      reason: reason.trim().length < REASON_MIN ? 'Please give a reason of at least 5 characters' : null,
      isSure: isSure ? null : 'Tick the box to refund the money',
    };
    const wrong = Object.entries(messages).filter(([, message]) => message !== null);
    if (wrong.length === 0) return { values: { amountPence: amountPence ?? 0, reason: reason.trim() }, errors: {} };
    const errors = Object.fromEntries(wrong.map(([name, message]) => [name, { type: 'refund', message }]));
    return { values: {}, errors: errors as FieldErrors<TypedRefund> };
  };
}

interface RefundDialogProps {
  gift: StaffDonation;
  onClose: () => void;
}

/**
 * Refunds money: asks for the amount, the reason and a confirmation. Shows changes to the gift that happened
 * meanwhile.
 */
export function RefundDialog({ gift, onClose }: RefundDialogProps) {
  const left = refundablePence(gift);
  // Kept from the first attempt, so that a retry after a failure sends the same request with the same key.
  const [decidedOn, setDecidedOn] = useState<number | null>(null);
  const queries = useQueryClient();
  const keyOf = useSubmissionKey();
  const { confirmItIsYou, dialog } = useConfirmItIsYou();
  const readAgain = () =>
    Promise.all(
      [DONATION_LISTS, DIFFERENCES, totalsQuery.queryKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  const state = useContractForm<TypedRefund, ReadRefund>({
    resolver: readRefund(left),
    defaultValues: { amount: moneyWords(left).slice(1), reason: '', isSure: false },
    labels: { amount: 'Amount', reason: 'Reason', isSure: 'Confirmation' },
    fieldOf: (name) => (name === 'amountPence' ? 'amount' : name),
    failed: 'Nothing was refunded. Try again in a moment.',
    send: async (typed) => {
      const body = { ...typed, refundedSoFarPence: decidedOn ?? refundedSoFarPence(gift) };
      setDecidedOn(body.refundedSoFarPence);
      const idempotencyKey = keyOf({ gift: gift.id, ...body });
      await confirmItIsYou(() => call(refundDonation, { params: { id: gift.id }, body, idempotencyKey }));
      toast({ title: `${moneyWords(body.amountPence)} has been refunded`, variant: 'success' });
    },
    onSent: async () => {
      await readAgain();
      onClose();
    },
    // Reloads the lists, because the gift has changed since it was shown here.
    onFailed: (error) => {
      if (!(error instanceof ApiError) || error.status !== 409) return;
      setDecidedOn(null);
      void readAgain();
    },
  });
  const { isSubmitting } = state.form.formState;
  return (
    <>
      <Dialog open onClose={onClose} title={`Refund ${moneyWords(gift.amountPence)}`}>
        <ContractForm state={state} label="Refund">
          <p>{left > 0 ? `Up to ${moneyWords(left)} can be refunded.` : 'Nothing is left to refund.'}</p>
          <TextField
            label="Amount in pounds"
            required
            inputMode="decimal"
            autoComplete="off"
            {...state.field('amount')}
          />
          <TextArea
            label="Reason"
            required
            hint="For our records and the audit log. At least 5 characters."
            maxLength={REFUND_REASON_MAX}
            {...state.field('reason')}
          />
          <CheckboxField
            label="I want to refund this money. This cannot be undone."
            required
            {...state.field('isSure')}
          />
          <Inline $gap={3}>
            <Button type="submit" variant="danger" busy={isSubmitting}>
              {isSubmitting ? 'Refunding...' : 'Refund'}
            </Button>
            <Button onClick={onClose}>Keep the gift</Button>
          </Inline>
        </ContractForm>
      </Dialog>
      {dialog}
    </>
  );
}
