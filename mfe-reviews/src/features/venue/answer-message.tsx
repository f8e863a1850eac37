import { VERIFY, type AnswerValue } from '@waymark/contracts-reviews';
import { ApiError } from '@waymark/mfe-kit';
import { Button, Inline, space } from '@waymark/ui';
import { styled } from 'styled-components';
import { LogInLink } from './log-in-link';

const Region = styled.div`
  &:not(:empty) {
    padding-top: ${space[2]};
  }
`;

interface AnswerMessageProps {
  chosen: AnswerValue;
  state: 'idle' | 'pending' | 'success' | 'error';
  error: Error | null;
  onRetry: () => void;
}

/** Both regions are always there: one that arrives together with its text is not read out everywhere. */
export function AnswerMessage({ chosen, state, error, onRetry }: AnswerMessageProps) {
  return (
    <>
      <Region role="status">{statusWords(chosen, state)}</Region>
      <Region role="alert">{error && <Failure error={error} onRetry={onRetry} />}</Region>
    </>
  );
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof ApiError && error.status === 401) {
    return (
      <p>
        Please log in to answer. <LogInLink />
      </p>
    );
  }
  return (
    <Inline $gap={2}>
      <span>We could not save your answer. It is kept here.</span>
      <Button onClick={onRetry}>Try again</Button>
    </Inline>
  );
}

function statusWords(chosen: AnswerValue, state: AnswerMessageProps['state']): string {
  if (state === 'pending') return 'Saving…';
  if (state === 'error') return '';
  if (chosen === VERIFY.noAnswer) return state === 'success' ? 'Taken back.' : '';
  const words = chosen === VERIFY.agrees ? 'You said yes.' : 'You said no.';
  return state === 'success' ? `Saved. ${words}` : words;
}
