import { VERIFY, type AnswerValue } from '@waymark/contracts-reviews';
import { Button, Inline, VisuallyHidden, CheckIcon } from '@waymark/ui';
import { useRef } from 'react';
import { AnswerMessage } from './answer-message';
import type { FeatureFacts } from './feature-facts';
import { fullQuestion, questionWords } from './feature-words';
import { newAnswer, useGiveAnswer } from './use-give-answer';

interface AnswerButtonProps {
  word: 'Yes' | 'No';
  /** The feature, for those who meet the button in a list of buttons. */
  about: string;
  /** Undefined: not known. */
  pressed: boolean | undefined;
  /** Stays reachable while an answer is on its way, so that the focus is not lost. */
  waiting: boolean;
  onPress: () => void;
}

function AnswerButton({ word, about, pressed, waiting, onPress }: AnswerButtonProps) {
  return (
    <Button icon={pressed ? <CheckIcon /> : undefined} aria-pressed={pressed} disabled={waiting} onClick={onPress}>
      <span>{word}</span>
      <VisuallyHidden>{` (${about})`}</VisuallyHidden>
    </Button>
  );
}

interface AnswerControlProps {
  venueId: number;
  facts: FeatureFacts;
}

/** One member's answer about one feature: yes, no, or taken back. What could not be saved stays chosen, with a retry. */
export function AnswerControl({ venueId, facts }: AnswerControlProps) {
  const { feature, label, claim, ownAnswer, isOwnUnknown } = facts;
  const give = useGiveAnswer(venueId);
  const group = useRef<HTMLDivElement>(null);
  const isGiven = give.isPending || give.isError;
  const chosen = isGiven ? give.variables.answer : ownAnswer;
  const isUnknown = isOwnUnknown && !isGiven;

  function send(answer: AnswerValue) {
    if (!give.isPending) give.mutate(newAnswer(feature, answer));
  }

  // As with votes: the own answer once more takes it back.
  const press = (answer: AnswerValue) => send(answer === chosen ? VERIFY.noAnswer : answer);

  // "Undo my answer" and "Try again" go when they have done their work; the focus must not go with them.
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
        <span>{questionWords(claim)}</span>
        <AnswerButton
          word="Yes"
          about={label}
          pressed={isUnknown ? undefined : chosen === VERIFY.agrees}
          waiting={give.isPending}
          onPress={() => press(VERIFY.agrees)}
        />
        <AnswerButton
          word="No"
          about={label}
          pressed={isUnknown ? undefined : chosen === VERIFY.disagrees}
          waiting={give.isPending}
          onPress={() => press(VERIFY.disagrees)}
        />
        {ownAnswer !== VERIFY.noAnswer && !isGiven && (
          <Button
            variant="quiet"
            onClick={() => {
              stay();
              send(VERIFY.noAnswer);
            }}
          >
            Undo my answer
            <VisuallyHidden>{` (${label})`}</VisuallyHidden>
          </Button>
        )}
      </Inline>
      {isUnknown && <p>We cannot show your answer right now.</p>}
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
