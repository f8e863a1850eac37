import { useMutation } from '@tanstack/react-query';
import { toast, useSession, sliceQueryClient } from '@waymark/mfe-kit';
import { Alert } from '@waymark/ui';
import { failureMessage } from '@waymark/mfe-kit/form';
import { focusPageHeading } from '../../../shared/focus-page-heading';
import { withdrawHealthConsent } from '../../../shared/needs/use-health-consent';
import { savedPreferencesKey } from '../../../shared/needs/use-saved-preferences';
import { ConfirmDialog } from './confirm-dialog';

const FAILED = 'Your agreement could not be withdrawn. Nothing was deleted. Please try again.';

export interface WithdrawDialogProps {
  open: boolean;
  onClose: () => void;
  onWithdrawn: () => void;
}

export function WithdrawDialog({ open, onClose, onWithdrawn }: WithdrawDialogProps) {
  const { user } = useSession();
  const withdrawal = useMutation(
    {
      mutationFn: withdrawHealthConsent,
      onSuccess: async () => {
        sliceQueryClient().setQueryData(savedPreferencesKey(user?.id), null);
        // Whatever else this slice has read by the agreement, such as the profile's lists.
        await sliceQueryClient().invalidateQueries();
        toast({
          title: 'Agreement withdrawn',
          description: 'Your needs are deleted from your account.',
          variant: 'success',
        });
        onClose();
        onWithdrawn();
        focusPageHeading();
      },
    },
    sliceQueryClient(),
  );
  return (
    <ConfirmDialog
      open={open}
      title="Withdraw and delete?"
      confirm="Withdraw and delete"
      busy={withdrawal.isPending}
      onConfirm={() => withdrawal.mutate()}
      onClose={onClose}
    >
      {withdrawal.isError && (
        <Alert tone="bad" role="alert">
          {failureMessage(withdrawal.error, FAILED)}
        </Alert>
      )}
      <p>This deletes at once, and cannot be undone:</p>
      <ul>
        <li>the preferences on this page</li>
        <li>the needs in your profile</li>
        <li>the disability type in your reviews; the reviews themselves stay</li>
      </ul>
      <p>Anything kept in this browser, or in an access passport that you saved as a file, stays with you.</p>
    </ConfirmDialog>
  );
}
