import { zodResolver } from '@hookform/resolvers/zod';
import { forgotPasswordSchema, type ForgotPassword } from '@waymark/contracts-account';
import { call, toast } from '@waymark/mfe-kit';
import { ContractForm, useContractForm } from '@waymark/mfe-kit/form';
import { TextField } from '@waymark/ui';
import { forgotPassword } from '../../endpoints';
import { FIELD_LABELS } from '../../shared/forms/field-labels';

const FAILED = 'Failed to send reset email. Please try again.';

export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const state = useContractForm<ForgotPassword>({
    resolver: zodResolver(forgotPasswordSchema),
    defaultValues: { email: '' },
    labels: FIELD_LABELS,
    failed: FAILED,
    send: async (body) => {
      const { resetToken } = await call(forgotPassword, { body, retry: false });
      // Sent to developers on their own machine only.
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
