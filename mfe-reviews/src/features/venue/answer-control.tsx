import { VERIFY, type AnswerValue } from '@waymark/contracts-reviews';
import { Button, CloseIcon, Inline, VisuallyHidden } from '@waymark/ui';
import { useRef } from 'react';
import { AnswerButton } from './answer-button';
import { AnswerMessage } from './answer-message';
import { newAnswer, useGiveAnswer } from './api/give-answer';
import type { FeatureFacts } from './feature-facts';
import { fullQuestion, questionWords } from './feature-words';

interface AnswerControlProps {
  venueId: number;
  facts: FeatureFacts;
}

/** One member's answer about one feature: yes, no, or taken back. What could not be saved stays chosen, with a retry. */
export function AnswerControl({ venueId, facts }: AnswerControlProps) {
  const { feature, label, claim, ownAnswer } = facts;
  const give = useGiveAnswer(venueId, feature);
  const group = useRef<HTMLDivElement>(null);
  const chosen = give.isPending || give.isError ? give.variables.answer : ownAnswer;

  function send(answer: AnswerValue) {
    if (!give.isPending) give.mutate(newAnswer(answer));
  }

  // As with votes: the own answer once more takes it back.
  const press = (answer: AnswerValue) => send(answer === chosen ? VERIFY.noAnswer : answer);

  // "Take back" and "Try again" go when they have done their work; the focus must not go with them.
  function stay() {
    const buttons = group.current?.querySelectorAll('button');
    (chosen === VERIFY.disagrees ? buttons?.[1] : buttons?.[0])?.focus();
  }

  return (
    <div>
      <Inline
        ref={group}
        $gap={2}
        role="group"
        aria-label={fullQuestion(facts)}
        aria-busy={give.isPending || undefined}
      >
        <span style={{ flexBasis: '100%' }}>{questionWords(claim)}</span>
        <AnswerButton
          word="Yes"
          about={label}
          pressed={chosen === VERIFY.agrees}
          waiting={give.isPending}
          onPress={() => press(VERIFY.agrees)}
        />
        <AnswerButton
          word="No"
          about={label}
          pressed={chosen === VERIFY.disagrees}
          waiting={give.isPending}
          onPress={() => press(VERIFY.disagrees)}
        />
        {ownAnswer !== VERIFY.noAnswer && !give.isPending && !give.isError && (
          <Button
            variant="quiet"
            icon={<CloseIcon />}
            onClick={() => {
              stay();
              send(VERIFY.noAnswer);
            }}
          >
            Take back
            <VisuallyHidden> ({label})</VisuallyHidden>
          </Button>
        )}
      </Inline>
      <AnswerMessage
        about={label}
        chosen={chosen}
        state={give.status}
        error={give.error}
        onRetry={() => {
          stay();
          if (give.variables) give.mutate(give.variables);
        }}
      />
    </div>
  );
}
