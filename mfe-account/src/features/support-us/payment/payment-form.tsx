import type { Giving } from '@waymark/contracts-account';
import { Alert, Button, LoadingRegion, Skeleton, Stack } from '@waymark/ui';
import { useRef, useState, type FormEvent } from 'react';
import type { PaymentProblem } from './payment-state';
import { usePaymentFields } from './use-payment-fields';

interface PaymentFormProps {
  giving: Giving;
  /** The secret of a payment, or of a card to save. */
  clientSecret: string;
  label: string;
  button: string;
  busy: string;
  onOver: () => void;
}

/** Card fields in the provider's frame: card numbers go straight to the provider and never reach this site. */
export function PaymentForm({ giving, clientSecret, label, button, busy, onOver }: PaymentFormProps) {
  const { place, state, pay, retry } = usePaymentFields({ giving, clientSecret, onOver });
  const [problem, setProblem] = useState<PaymentProblem | null>(null);
  const [isPaying, setIsPaying] = useState(false);
  const isSent = useRef(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    // Blocks a second press before the button is rendered again.
    if (isSent.current || state !== 'ready') return;
    isSent.current = true;
    setIsPaying(true);
    setProblem(null);
    const failed = await pay();
    isSent.current = false;
    setIsPaying(false);
    if (failed) setProblem(failed);
    else onOver();
  };

  return (
    <form noValidate aria-label={label} onSubmit={(event) => void send(event)}>
      <Stack $gap={5}>
        {state === 'loading' && (
          <LoadingRegion label="Loading the card form">
            <Skeleton height="14rem" />
          </LoadingRegion>
        )}
        <div ref={place} hidden={state === 'broken'} />
        {state === 'broken' && (
          <Alert tone="bad" role="alert" title="We could not load the card form.">
            <Stack $gap={3}>
              <p>No money was taken. Check your connection or your ad blocker, and try again.</p>
              <div>
                <Button onClick={retry}>Try again</Button>
              </div>
            </Stack>
          </Alert>
        )}
        {problem && (
          <Alert tone="bad" role="alert" title={problem.title}>
            <p>{problem.words}</p>
            <p>{problem.next}</p>
          </Alert>
        )}
        {state !== 'broken' && (
          <div>
            <Button type="submit" variant="primary" busy={isPaying} disabled={state !== 'ready'}>
              {isPaying ? busy : button}
            </Button>
          </div>
        )}
      </Stack>
    </form>
  );
}
