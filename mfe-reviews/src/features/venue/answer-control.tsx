import { type AnswerValue, VERIFY } from '@waymark/contracts-reviews';
import { Button, CheckIcon, Inline, space, VisuallyHidden } from '@waymark/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { FeatureFacts } from './feature-facts';
import { fullQuestion, questionWords } from './feature-words';
import { newAnswer, useGiveAnswer } from './use-give-answer';

const Region = styled.div`
  &:not(:empty) {
    padding-top: ${space[2]};
  }
`;

interface AnswerMessageProps {
  /** The feature's name, for people who hear the message outside its card. */
  about: string;
  chosen: AnswerValue;
  state: 'idle' | 'pending' | 'success' | 'error';
  error: Error | null;
  onRetry: () => void;
}

/**
 * Announces only the latest action, never stored answers, or a page would read them all on opening. Both regions are
 * always rendered: some screen readers ignore one that is added together with its text.
 */
function AnswerMessage({ about, chosen, state, error, onRetry }: AnswerMessageProps) {
  return (
    <>
      {state === 'pending' && <Region aria-hidden="true">Saving…</Region>}
      <Region role="status">{state === 'success' && savedWords(about, chosen)}</Region>
      <Region role="alert">{error && <Failure onRetry={onRetry} />}</Region>
    </>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <Inline $gap={2}>
      <span>We could not save your answer. Your choice is still here.</span>
      <Button onClick={onRetry}>Try again</Button>
    </Inline>
  );
}

function savedWords(about: string, chosen: AnswerValue): string {
  if (chosen === VERIFY.noAnswer) return `${about}: your answer has been removed.`;
  return `Saved. ${about}: you said ${chosen === VERIFY.agrees ? 'yes' : 'no'}.`;
}

interface AnswerButtonProps {
  word: 'Yes' | 'No';
  /** The feature's name, for people who find the button in a list of buttons. */
  about: string;
  /** Whether the button is pressed; undefined if that is unknown. */
  pressed: boolean | undefined;
  /** True while saving. The button stays focusable, so that the focus is not lost. */
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

/** A member's answer about one feature: yes, no, or withdrawn. An unsaved answer stays chosen, with a retry. */
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

  // Choosing one's own answer again withdraws it, as with votes.
  const press = (answer: AnswerValue) => send(answer === chosen ? VERIFY.noAnswer : answer);

  // Moves the focus first, because "Undo my answer" and "Try again" disappear after use.
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
