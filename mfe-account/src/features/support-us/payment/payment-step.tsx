import { useQuery } from '@tanstack/react-query';
import type { Giving } from '@waymark/contracts-account';
import { call } from '@waymark/mfe-kit';
import { failureMessage } from '@waymark/mfe-kit/form';
import { Alert, Button, LoadingRegion, Skeleton, Stack } from '@waymark/ui';
import type { ReactNode } from 'react';
import { createPaymentIntent } from '../../../endpoints';
import type { DonationAttempt, PayableDonation } from '../donation-visit';
import { donationButtonWords, donationWords } from '../donation-sentences';
import { StepCard } from '../parts/step-card';
import { PaymentForm } from './payment-form';

interface StepProps {
  giving: Giving;
  onBack: () => void;
  onOver: (clientSecret: string) => void;
}

type PaymentStepProps = StepProps & ({ gift: PayableDonation } | { attempt: DonationAttempt });

/** The payment form, once there is a payment to confirm, with a link back to the amounts. */
export function PaymentStep({ giving, onBack, onOver, ...which }: PaymentStepProps) {
  const formOf = (gift: PayableDonation): ReactNode => (
    <PaymentForm
      giving={giving}
      clientSecret={gift.clientSecret}
      label="Payment"
      button={donationButtonWords(gift)}
      busy="Processing..."
      onOver={() => onOver(gift.clientSecret)}
    />
  );
  const sum = 'gift' in which ? which.gift : which.attempt;
  return (
    <StepCard heading={`Your gift: ${donationWords(sum)}`}>
      <p>Stripe takes the payment for us. Your card details go straight to Stripe: this site never sees them.</p>
      {sum.every === 'month' && (
        <p>The same amount is taken each month, starting today. You can stop it at any time.</p>
      )}
      {'gift' in which ? formOf(which.gift) : <BegunPayment attempt={which.attempt}>{formOf}</BegunPayment>}
      <div>
        <Button onClick={onBack}>Back to Amount Selection</Button>
      </div>
    </StepCard>
  );
}

interface BegunPaymentProps {
  attempt: DonationAttempt;
  children: (gift: PayableDonation) => ReactNode;
}

/** Starts the payment of an attempt. The same key gives the same payment, even after a lost response or a reload. */
function BegunPayment({ attempt, children }: BegunPaymentProps) {
  const { key, ...body } = attempt;
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['gift attempt', key],
    queryFn: () => call(createPaymentIntent, { body, idempotencyKey: key }),
    staleTime: Infinity,
    retry: false,
  });
  if (data) return children(data);
  if (!error)
    return (
      <LoadingRegion label="Preparing the payment">
        <Skeleton height="14rem" />
      </LoadingRegion>
    );
  return (
    <Alert tone="bad" role="alert" title="Failed to initialize payment">
      <Stack $gap={3}>
        <p>{`${failureMessage(error, 'We could not start the payment.')} No money was taken.`}</p>
        <div>
          <Button busy={isFetching} onClick={() => void refetch()}>
            {isFetching ? 'Trying again...' : 'Try again'}
          </Button>
        </div>
      </Stack>
    </Alert>
  );
}
