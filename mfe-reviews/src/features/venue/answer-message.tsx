import { VERIFY, type AnswerValue } from '@waymark/contracts-reviews';
import { Button, Inline, space } from '@waymark/ui';
import { styled } from 'styled-components';

const Region = styled.div`
  &:not(:empty) {
    padding-top: ${space[2]};
  }
`;

interface AnswerMessageProps {
  /** The feature, for those who hear the message away from its card. */
  about: string;
  chosen: AnswerValue;
  state: 'idle' | 'pending' | 'success' | 'error';
  error: Error | null;
  onRetry: () => void;
}

/**
 * Speaks of what was just done, never of what was stored before: a page of answers would read them all out as it opens.
 * Both regions are always there: one that arrives together with its text is not read out everywhere.
 */
export function AnswerMessage({ about, chosen, state, error, onRetry }: AnswerMessageProps) {
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
      <span>We could not save your answer. It is still here.</span>
      <Button onClick={onRetry}>Try again</Button>
    </Inline>
  );
}

function savedWords(about: string, chosen: AnswerValue): string {
  if (chosen === VERIFY.noAnswer) return `${about}: your answer has been removed.`;
  return `Saved. ${about}: you said ${chosen === VERIFY.agrees ? 'yes' : 'no'}.`;
}
