import { Button, Dialog, Inline, Stack } from '@waymark/ui';
import type { ReactNode } from 'react';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** Label of the confirm button. */
  confirm: string;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks for confirmation before an action that cannot be undone. */
export function ConfirmDialog({
  open,
  title,
  confirm,
  busy = false,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <Stack $gap={5}>
        {children}
        <Inline>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
