import { useQuery } from '@tanstack/react-query';
import { call } from '@waymark/mfe-kit';
import { failureMessage } from '@waymark/mfe-kit/form';
import { Alert, Button, LoadingRegion, Skeleton, Stack } from '@waymark/ui';
import type { ReactNode } from 'react';
import { createPaymentIntent } from '../../../endpoints';
import type { GiftAttempt, PayableGift } from '../gift-visit';

interface BegunPaymentProps {
  attempt: GiftAttempt;
  children: (gift: PayableGift) => ReactNode;
}

/** Begins the payment of an attempt: the same key is the same payment, after a lost answer or a reload too. */
export function BegunPayment({ attempt, children }: BegunPaymentProps) {
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
        <p>{failureMessage(error, 'The payment could not begin.')} No money was taken.</p>
        <div>
          <Button busy={isFetching} onClick={() => void refetch()}>
            {isFetching ? 'Trying again...' : 'Try again'}
          </Button>
        </div>
      </Stack>
    </Alert>
  );
}
