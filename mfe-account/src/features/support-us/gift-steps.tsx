import type { Giving } from '@waymark/contracts-account';
import { requireSignIn, useSession } from '@waymark/mfe-kit';
import { Alert, Button, Stack } from '@waymark/ui';
import { useRef } from 'react';
import { AmountStep } from './amount/amount-step';
import { useGiftVisit, type GiftVisit } from './gift-visit';
import { OutcomeStep } from './outcome/outcome-step';
import { CardOutcomeStep } from './card/card-outcome-step';
import { CardStep } from './card/card-step';
import { intentOf } from './payment/payment-state';
import { PaymentStep } from './payment/payment-step';

const CHOOSE: GiftVisit = { step: 'choose' };

/** Amount, payment, and what became of it; or why gifts are not taken. */
export function GiftSteps({ giving }: { giving: Giving }) {
  const { visit, go } = useGiftVisit();
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
