import { useQuery } from '@tanstack/react-query';
import type { BegunCard, Giving } from '@waymark/contracts-account';
import { moneyWords } from '@waymark/contracts-core';
import { ApiError, call, requireSignIn, useSession } from '@waymark/mfe-kit';
import { failureMessage } from '@waymark/mfe-kit/form';
import { Alert, Button, LoadingRegion, Skeleton, Stack } from '@waymark/ui';
import { beginLinkedCard, beginNewCard } from '../../../endpoints';
import type { CardOf } from '../donation-visit';
import { StepCard } from '../parts/step-card';
import { PaymentForm } from '../payment/payment-form';
import { BackToDonation } from './back-to-donation';

interface CardStepProps {
  giving: Giving;
  of: CardOf | null;
  /** The card change that was started before and declined, if any. */
  card?: BegunCard;
  onOver: (clientSecret: string) => void;
}

/** Replaces the card of a monthly gift, on the only page whose security policy allows the payment provider. */
export function CardStep({ giving, of, card, onOver }: CardStepProps) {
  const isMember = useSession().user !== null;
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['new card', of],
    queryFn: () =>
      of && 'token' in of
        ? call(beginLinkedCard, { body: { token: of.token } })
        : call(beginNewCard, { params: { id: of?.id ?? '' }, on401: 'throw' }),
    enabled: card === undefined && of !== null,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    // This step shows its own login prompt, which leads back to this step.
    meta: { showsSignIn: true },
  });
  const begun = card ?? data;
  const gift = begun ? `${moneyWords(begun.amountPence)} a month` : 'your monthly gift';
  return (
    <StepCard heading={`A new card for ${gift}`}>
      {begun ? (
        <>
          <p>Stripe takes payments for us. Your card details go straight to Stripe: this site never sees them.</p>
          <p>
            {begun.state === 'late'
              ? 'We will charge the missed payment and all future gifts to the new card.'
              : 'Nothing will be taken today. Your next gift will come from the new card.'}
          </p>
          <PaymentForm
            giving={giving}
            clientSecret={begun.clientSecret}
            label="New card"
            button="Save card"
            busy="Saving..."
            onOver={() => onOver(begun.clientSecret)}
          />
        </>
      ) : error ? (
        <NotBegun error={error} of={of} isBusy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <LoadingRegion label="Preparing the card form">
          <Skeleton height="14rem" />
        </LoadingRegion>
      )}
      <div>
        <BackToDonation of={of} isMember={isMember} />
      </div>
    </StepCard>
  );
}

interface NotBegunProps {
  error: Error;
  of: CardOf | null;
  isBusy: boolean;
  onRetry: () => void;
}

function NotBegun({ error, of, isBusy, onRetry }: NotBegunProps) {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401)
    return (
      <Alert tone="bad" role="alert" title="You have been logged out.">
        <Stack $gap={3}>
          <p>Log in to change the card for your monthly gift. Nothing has changed yet.</p>
          <div>
            <Button onClick={() => requireSignIn(of && 'id' in of ? `/support-us?card=${of.id}` : undefined)}>
              Log In
            </Button>
          </div>
        </Stack>
      </Alert>
    );
  const isOver = [404, 409, 422].includes(status);
  return (
    <Alert tone="bad" role="alert" title="You cannot change the card now.">
      <Stack $gap={3}>
        <p>{failureMessage(error, 'Your gift has not changed.')}</p>
        {!isOver && (
          <div>
            <Button busy={isBusy} onClick={onRetry}>
              {isBusy ? 'Trying again...' : 'Try again'}
            </Button>
          </div>
        )}
      </Stack>
    </Alert>
  );
}
