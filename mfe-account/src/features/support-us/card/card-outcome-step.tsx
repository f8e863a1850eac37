import { useQuery } from '@tanstack/react-query';
import type { BegunCard, CardQuestion } from '@waymark/contracts-account';
import { ApiError, call, useSession } from '@waymark/mfe-kit';
import { Alert, Button, Inline, LoadingRegion, Skeleton } from '@waymark/ui';
import { askCardOutcome } from '../../../endpoints';
import type { CardOf } from '../gift-visit';
import { StepCard } from '../parts/step-card';
import { BackToGift } from './back-to-gift';
import { cardWords } from './card-words';

const ASK_AGAIN_MS = 4_000;
const MOST_ASKS = 30;

interface CardOutcomeStepProps {
  question: CardQuestion;
  of: CardOf | null;
  onAgain: (card: BegunCard) => void;
}

/** What is true of a new card: asked, never read from the address alone. */
export function CardOutcomeStep({ question, of, onAgain }: CardOutcomeStepProps) {
  const isMember = useSession().user !== null;
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['card outcome', question.setupIntent],
    queryFn: () => call(askCardOutcome, { body: question }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.state === 'processing' && state.dataUpdateCount < MOST_ASKS && ASK_AGAIN_MS,
  });
  const isUnknown = error instanceof ApiError && [404, 422].includes(error.status);
  if (error && !data && !isUnknown && !isFetching)
    return (
      <StepCard heading="We do not know yet whether your card was saved">
        <p>We could not ask Stripe just now. You will not be charged twice. Ask again in a minute.</p>
        <div>
          <Button variant="primary" onClick={() => void refetch()}>
            Ask again
          </Button>
        </div>
      </StepCard>
    );
  if (!data && !isUnknown)
    return (
      <LoadingRegion label="Checking whether your card was saved">
        <Skeleton height="10rem" />
      </LoadingRegion>
    );
  const { heading, tone, title, text, isOpen } = cardWords(data ?? null);
  return (
    <StepCard heading={heading}>
      <Alert tone={tone} title={title}>
        {text}
      </Alert>
      <Inline $gap={3}>
        {data && isOpen && (
          <Button
            variant="primary"
            onClick={() =>
              onAgain({
                clientSecret: question.clientSecret,
                amountPence: data.amountPence,
                state: data.monthlyState,
              })
            }
          >
            Try again
          </Button>
        )}
        <BackToGift of={of} isMember={isMember} />
      </Inline>
    </StepCard>
  );
}
