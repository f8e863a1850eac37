import { zodResolver } from '@hookform/resolvers/zod';
import { changeEmailSchema, type ChangeEmail } from '@waymark/contracts-account';
import { call, toast } from '@waymark/mfe-kit';
import { Alert, Button, ErrorSummary, Stack, TextField } from '@waymark/ui';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { changeEmail } from '../../endpoints';
import { NotConfirmed } from '../../shared/confirm-it-is-you/not-confirmed';
import { useConfirmItIsYou } from '../../shared/confirm-it-is-you/use-confirm-it-is-you';
import { failureMessage } from '../../shared/forms/failure-message';
import { formProblems } from '../../shared/forms/form-problems';
import { showServerErrors } from '../../shared/forms/show-server-errors';

const FAILED = 'Your email address was not changed. Please try again.';

export function ChangeEmailForm() {
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => told.current?.focus(), [askedFor]);
  const { confirmItIsYou, dialog } = useConfirmItIsYou();
  const form = useForm<ChangeEmail>({
    resolver: zodResolver(changeEmailSchema),
    defaultValues: { newEmail: '' },
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting, submitCount } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    setAskedFor(null);
    try {
      await confirmItIsYou(() => call(changeEmail, { body: values, retry: false }));
      form.reset();
      setAskedFor(values.newEmail);
    } catch (error) {
      if (error instanceof NotConfirmed) return;
      const message = failureMessage(error, FAILED);
      if (!showServerErrors(form, error)) setFailure(message);
      toast({ title: 'Email address not changed', description: message, variant: 'error' });
    }
  });

  return (
    <Stack $gap={4}>
      {askedFor !== null && (
        <Alert tone="good" ref={told} tabIndex={-1} title="One step is left">
          Open the link that we sent to {askedFor}. Until then everything stays as it is.
        </Alert>
      )}
      <form noValidate onSubmit={(event) => void submit(event)} aria-label="Use another email address">
        <Stack $gap={5}>
          <ErrorSummary errors={formProblems(errors, ['newEmail'], failure)} attempt={submitCount} />
          <TextField
            label="New email address"
            required
            hint="We send a link there, and tell your present address about it."
            type="email"
            autoComplete="email"
            error={errors.newEmail?.message}
            {...form.register('newEmail')}
          />
          <div>
            <Button type="submit" variant="primary" busy={isSubmitting}>
              {isSubmitting ? 'Sending...' : 'Send the link'}
            </Button>
          </div>
        </Stack>
      </form>
      {dialog}
    </Stack>
  );
}
