import { Dialog, Stack } from '@waymark/ui';
import { ConfirmByPasskey } from './confirm-by-passkey';
import { ConfirmByPassword } from './confirm-by-password';

interface ConfirmItIsYouDialogProps {
  open: boolean;
  onProved: () => void;
  onClose: () => void;
}

export function ConfirmItIsYouDialog({ open, onProved, onClose }: ConfirmItIsYouDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Confirm that it is you">
      <Stack $gap={5}>
        <p>You logged in a while ago. We ask once more, so that nobody else can do this while your screen is open.</p>
        <ConfirmByPassword onProved={onProved} />
        <ConfirmByPasskey onProved={onProved} />
        <p>You have no password? Use a passkey, or log out and log in again.</p>
      </Stack>
    </Dialog>
  );
}
