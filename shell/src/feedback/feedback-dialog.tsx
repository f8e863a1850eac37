import { useEffect, useRef, type ReactElement } from 'react';
import { Alert, Dialog } from '@waymark/ui';
import { FeedbackForm } from './feedback-form';
import { useFeedback } from './use-feedback';

export interface FeedbackDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The form in its dialog. It stays mounted while closed, so that the input is still there next time. */
export function FeedbackDialog({ open, onClose }: FeedbackDialogProps): ReactElement {
  const feedback = useFeedback(onClose);
  return (
    <Dialog open={open} onClose={onClose} title="Send feedback">
      {feedback.isThanking ? <ThankYou /> : <FeedbackForm {...feedback} />}
    </Dialog>
  );
}

/** Takes the focus from the form, so that screen readers read it: the rest of the page is inert under the dialog. */
function ThankYou(): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert tone="good" title="Thank You!" ref={box} tabIndex={-1}>
      Your feedback has been submitted successfully.
    </Alert>
  );
}
