import type { ReactElement } from 'react';
import { Dialog } from '@waymark/ui';
import { FeedbackForm } from './feedback-form';
import { ThankYou } from './thank-you';
import { useFeedback } from './use-feedback';

export interface FeedbackDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The form in its dialog. It stays mounted while closed, so that what was typed is there the next time. */
export function FeedbackDialog({ open, onClose }: FeedbackDialogProps): ReactElement {
  const { status, ...form } = useFeedback(onClose);
  return (
    <Dialog open={open} onClose={onClose} title="Send feedback">
      {status === 'thanks' ? <ThankYou /> : <FeedbackForm {...form} sending={status === 'sending'} />}
    </Dialog>
  );
}
