import { useQuery } from '@tanstack/react-query';
import type { BegunCard, CardQuestion, Giving } from '@waymark/contracts-account';
import { ApiError, call, requireSignIn, useSession } from '@waymark/mfe-kit';
import { Alert, Button, Inline, LoadingRegion, Skeleton, Stack } from '@waymark/ui';
import { useRef } from 'react';
import { askCardOutcome } from '../../endpoints';
import { AmountStep } from './amount/amount-step';
import { BackToDonation } from './card/back-to-donation';
import { CardStep } from './card/card-step';
import { cardWords } from './card/card-words';
import { type CardOf, type DonationVisit, useDonationVisit } from './donation-visit';
import { OutcomeStep } from './outcome/outcome-step';
import { StepCard } from './parts/step-card';
import { intentOf } from './payment/payment-state';
import { PaymentStep } from './payment/payment-step';

const ASK_AGAIN_MS = 4_000;
const MOST_ASKS = 30;

interface CardOutcomeStepProps {
  question: CardQuestion;
  of: CardOf | null;
  onAgain: (card: BegunCard) => void;
}

/** The result of a card change, fetched from the server; the URL alone proves nothing. */
function CardOutcomeStep({ question, of, onAgain }: CardOutcomeStepProps) {
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
      <StepCard heading="We do not yet know whether your card was saved">
        <p>We could not check with Stripe just now. You will not be charged twice. Check again in a minute.</p>
        <div>
          <Button variant="primary" onClick={() => void refetch()}>
            Check again
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
        <BackToDonation of={of} isMember={isMember} />
      </Inline>
    </StepCard>
  );
}

const CHOOSE: DonationVisit = { step: 'choose' };

/** The steps of giving: amount, payment and result; or why this site takes no gifts. */
export function DonationSteps({ giving }: { giving: Giving }) {
  const { visit, go } = useDonationVisit();
  const { status } = useSession();
  const first = useRef(visit.step);
  const isNews = useRef(false);
  if (visit.step !== first.current) isNews.current = true;

  const showOutcome = (clientSecret: string) =>
    go({ step: 'outcome', question: { paymentIntent: intentOf(clientSecret), clientSecret } }, { replace: true });
  const pays = { giving, onBack: () => go(CHOOSE), onOver: showOutcome };

  if (visit.step === 'outcome')
    return (
      <OutcomeStep
        question={visit.question}
        onPayAgain={(gift) => go({ step: 'pay-again', gift }, { replace: true })}
        onStartAgain={() => go(CHOOSE)}
      />
    );
  if (!giving.isTaken)
    return (
      <Alert title="We cannot take gifts here">This site cannot take gifts yet. Thank you for wanting to give.</Alert>
    );
  if (visit.step === 'card-outcome') {
    const { of, question } = visit;
    return (
      <CardOutcomeStep
        question={question}
        of={of}
        onAgain={(card) => go({ step: 'card-again', card, of }, { replace: true })}
      />
    );
  }
  if (visit.step === 'card' || visit.step === 'card-again') {
    const { of } = visit;
    return (
      <CardStep
        giving={giving}
        {...visit}
        onOver={(clientSecret) =>
          go(
            { step: 'card-outcome', question: { setupIntent: intentOf(clientSecret), clientSecret }, of },
            { replace: true },
          )
        }
      />
    );
  }
  if (visit.step === 'pay') return <PaymentStep key={visit.attempt.key} attempt={visit.attempt} {...pays} />;
  if (visit.step === 'pay-again') return <PaymentStep gift={visit.gift} {...pays} />;
  if (giving.membersOnly && status === 'visitor')
    return (
      <Alert title="Only members can give for now">
        <Stack $gap={3}>
          <p>Someone has been testing stolen cards here, so please log in to give. Thank you.</p>
          <div>
            <Button onClick={() => requireSignIn()}>Log In</Button>
          </div>
        </Stack>
      </Alert>
    );
  return <AmountStep giving={giving} isNews={isNews.current} onBegin={(attempt) => go({ step: 'pay', attempt })} />;
}
