import { useQuery } from '@tanstack/react-query';
import type { DonationOutcome, DonationOutcomeQuestion } from '@waymark/contracts-account';
import { ApiError, call, useSession } from '@waymark/mfe-kit';
import { Alert, Button, Inline, LinkButton, LoadingRegion, Skeleton } from '@waymark/ui';
import { ThanksArt } from '@waymark/ui/art';
import { askDonationOutcome } from '../../../endpoints';
import type { PayableDonation } from '../donation-visit';
import { StepCard } from '../parts/step-card';
import { outcomeWords } from './outcome-words';

const ASK_AGAIN_MS = 4_000;
/**
 * Number of checks, which take about two minutes. A bank that is not done by then takes days, and the receipt reports
 * the result.
 */
const MOST_ASKS = 30;

interface OutcomeStepProps {
  question: DonationOutcomeQuestion | null;
  onPayAgain: (gift: PayableDonation) => void;
  onStartAgain: () => void;
}

/** The result of a gift, fetched from the server; the URL alone proves nothing. */
export function OutcomeStep({ question, onPayAgain, onStartAgain }: OutcomeStepProps) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['gift outcome', question?.paymentIntent],
    queryFn: () => (question ? call(askDonationOutcome, { body: question }) : null),
    // Not cached, because the same payment may be tried again, and its earlier result must not reappear.
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.state === 'processing' && state.dataUpdateCount < MOST_ASKS && ASK_AGAIN_MS,
  });
  const isUnknown = question === null || (error instanceof ApiError && error.status === 404);
  if (isUnknown) return <Told outcome={null} onStartAgain={onStartAgain} />;
  if (data) {
    const payAgain = { clientSecret: question.clientSecret, amountPence: data.amountPence, every: data.every };
    return <Told outcome={data} onStartAgain={onStartAgain} onPayAgain={() => onPayAgain(payAgain)} />;
  }
  if (error && !isFetching)
    return (
      <StepCard heading="We do not yet know whether your gift went through">
        <p>
          We could not check with Stripe just now. You will not be charged twice. Check again in a minute, before you
          give again. If your gift was received, you will get a receipt by email.
        </p>
        <div>
          <Button variant="primary" onClick={() => void refetch()}>
            Check again
          </Button>
        </div>
      </StepCard>
    );
  return (
    <LoadingRegion label="Checking your gift">
      <Skeleton height="10rem" />
    </LoadingRegion>
  );
}

interface ToldProps {
  outcome: DonationOutcome | null;
  onStartAgain: () => void;
  onPayAgain?: () => void;
}

function Told({ outcome, onStartAgain, onPayAgain }: ToldProps) {
  const isMember = useSession().user !== null;
  const { heading, words, tone, problem, next } = outcomeWords(outcome, isMember);
  return (
    <StepCard heading={heading}>
      {outcome?.state === 'received' && <ThanksArt />}
      {problem && (
        <Alert tone="bad" title={problem.title}>
          {problem.words}
        </Alert>
      )}
      {tone ? (
        <Alert tone={tone} title={words[0]}>
          {words.slice(1).join(' ') || undefined}
        </Alert>
      ) : (
        words.map((line) => <p key={line}>{line}</p>)
      )}
      <Inline $gap={3}>
        {isMember && outcome?.state === 'received' && (
          <LinkButton variant="primary" to="/account/gifts">
            Your gifts
          </LinkButton>
        )}
        {next === 'pay-again' && onPayAgain && (
          <Button variant="primary" onClick={onPayAgain}>
            Try again
          </Button>
        )}
        <Button onClick={onStartAgain}>
          {next === 'pay-again' ? 'Back to Amount Selection' : 'Give another amount'}
        </Button>
      </Inline>
    </StepCard>
  );
}
