import { zodResolver } from '@hookform/resolvers/zod';
import { toast } from '@waymark/mfe-kit';
import { Alert, Button, Card, ErrorSummary, Section, Stack } from '@waymark/ui';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureMessage } from '../../shared/forms/failure-message';
import { formProblems } from '../../shared/forms/form-problems';
import { showServerErrors } from '../../shared/forms/show-server-errors';
import { changePassword } from './api/change-password';
import { ChangePasswordFields } from './change-password-fields';
import { changePasswordFormSchema, type ChangePasswordForm } from './change-password-form-schema';

const FIELDS = ['currentPassword', 'newPassword', 'confirmPassword'];
const FAILED = 'Your password was not changed. Please try again.';

/** Section of the security page. */
export function ChangePasswordSection() {
  const [isDone, setIsDone] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => (isDone ? told.current?.focus() : undefined), [isDone]);
  const form = useForm<ChangePasswordForm>({
    resolver: zodResolver(changePasswordFormSchema),
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting, submitCount } = form.formState;

  const submit = form.handleSubmit(async ({ currentPassword, newPassword }) => {
    setFailure(null);
    setIsDone(false);
    try {
      await changePassword({ currentPassword, newPassword });
      form.reset();
      setIsDone(true);
    } catch (error) {
      const message = failureMessage(error, FAILED);
      if (!showServerErrors(form, error)) setFailure(message);
      toast({ title: 'Password not changed', description: message, variant: 'error' });
    }
  });

  return (
    <Section heading="Password" intro="Changing it signs you out on every other device." id="password">
      {isDone && (
        <Alert tone="good" role="status" ref={told} tabIndex={-1} title="Your password is changed">
          You are still signed in here, and nowhere else.
        </Alert>
      )}
      <Card>
        <form noValidate onSubmit={(event) => void submit(event)} aria-label="Change password">
          <Stack $gap={5}>
            <ErrorSummary errors={formProblems(errors, FIELDS, failure)} attempt={submitCount} />
            <ChangePasswordFields form={form} />
            <div>
              <Button type="submit" variant="primary" busy={isSubmitting}>
                {isSubmitting ? 'Changing...' : 'Change password'}
              </Button>
            </div>
          </Stack>
        </form>
      </Card>
    </Section>
  );
}
