import { usePageTitle, call, toast } from '@waymark/mfe-kit';
import { LinkButton, Button, Stack, TextField } from '@waymark/ui';
import { useState } from 'react';
import { FORGOT_PASSWORD_ANSWER, forgotPasswordSchema, type ForgotPassword } from '@waymark/contracts-account';
import { zodResolver } from '@hookform/resolvers/zod';
import { ContractForm, useContractForm } from '@waymark/mfe-kit/form';
import { forgotPassword } from '../../endpoints';
import { FIELD_LABELS } from '../../shared/forms/field-labels';
import { StatePage } from '../../shared/state-page';

const FAILED = 'Failed to send reset email. Please try again.';

function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const state = useContractForm<ForgotPassword>({
    resolver: zodResolver(forgotPasswordSchema),
    defaultValues: { email: '' },
    labels: FIELD_LABELS,
    failed: FAILED,
    send: async (body) => {
      const { resetToken } = await call(forgotPassword, { body, retry: false });
      // The response contains a token only on a developer's machine.
      if (resetToken !== undefined) toast({ title: 'Reset token (development mode)', description: resetToken });
      onSent(body.email);
    },
    onFailed: () => toast({ title: 'Error', description: FAILED, variant: 'error' }),
  });

  return (
    <ContractForm state={state} label="Forgot Password" button="Send Reset Link" busy="Sending...">
      <TextField label="Email" required type="email" autoComplete="email" {...state.field('email')} />
    </ContractForm>
  );
}

/** The message after a request. It is the same for every address, so that nobody can find out who has an account. */
function ResetLinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <StatePage
      isNews
      title="Check Your Email"
      lead={FORGOT_PASSWORD_ANSWER}
      ways={
        <>
          <LinkButton variant="primary" to="/login">
            Back to Login
          </LinkButton>
          <Button onClick={onAgain}>Try another email address</Button>
        </>
      }
    >
      <Stack $gap={3}>
        <p>
          You typed <strong>{email}</strong>. The link works once, for one hour.
        </p>
        <p>Nothing after a few minutes? Check your spam folder, and check the address for typing mistakes.</p>
      </Stack>
    </StatePage>
  );
}

/** The form, then "Check Your Email" for any address. */
export default function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isBack, setIsBack] = useState(false);
  usePageTitle(sentTo === null ? 'Forgot Password' : 'Check Your Email');
  const again = () => {
    setSentTo(null);
    setIsBack(true);
  };
  if (sentTo !== null) return <ResetLinkSent email={sentTo} onAgain={again} />;
  return (
    <StatePage
      isNews={isBack}
      title="Forgot Password"
      lead="Tell us the email address of your account. We will send you a link to choose a new password."
      ways={
        <LinkButton variant="quiet" to="/login">
          Back to Login
        </LinkButton>
      }
    >
      <ForgotPasswordForm onSent={setSentTo} />
    </StatePage>
  );
}
