import { zodResolver } from '@hookform/resolvers/zod';
import { changeEmailSchema, type ChangeEmail } from '@waymark/contracts-account';
import { call, toast } from '@waymark/mfe-kit';
import { ContractForm, useContractForm } from '@waymark/mfe-kit/form';
import { Alert, Stack, TextField } from '@waymark/ui';
import { useEffect, useRef, useState } from 'react';
import { changeEmail } from '../../endpoints';
import { NotConfirmed } from '../../shared/confirm-it-is-you/not-confirmed';
import { useConfirmItIsYou } from '../../shared/confirm-it-is-you/use-confirm-it-is-you';
import { FIELD_LABELS } from '../../shared/forms/field-labels';

export function ChangeEmailForm() {
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => told.current?.focus(), [askedFor]);
  const { confirmItIsYou, dialog } = useConfirmItIsYou();
  const state = useContractForm<ChangeEmail>({
    resolver: zodResolver(changeEmailSchema),
    defaultValues: { newEmail: '' },
    labels: FIELD_LABELS,
    failed: 'Your email address was not changed. Please try again.',
    send: async (body) => {
      setAskedFor(null);
      await confirmItIsYou(() => call(changeEmail, { body, retry: false }));
      state.form.reset();
      setAskedFor(body.newEmail);
    },
    onFailed: (error, message) => {
      if (error instanceof NotConfirmed) return false;
      toast({ title: 'Email address not changed', description: message, variant: 'error' });
    },
  });

  return (
    <Stack $gap={4}>
      {askedFor !== null && (
        <Alert tone="good" ref={told} tabIndex={-1} title="One more step">
          <span>Open the link that we sent to</span> <span translate="no">{askedFor}</span>
          <span>. Until you do, nothing changes.</span>
        </Alert>
      )}
      <ContractForm state={state} label="Use another email address" button="Send the link" busy="Sending...">
        <TextField
          label="New email address"
          required
          hint="We will send a link to this address, and a note to your current one."
          type="email"
          autoComplete="email"
          {...state.field('newEmail')}
        />
      </ContractForm>
      {dialog}
    </Stack>
  );
}
