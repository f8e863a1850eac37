import { useRef, useState } from 'react';
import { call, randomKey } from '@waymark/mfe-kit';
import { sendFeedback } from '../endpoints';
import { errorLog } from './error-log';
import { afterSending, type FeedbackDraft, isComplete, NEW_DRAFT, payloadOf } from './feedback-draft';
import { notSent, type NotSent } from './not-sent';

const THANKS_MS = 2_000;

type Status = 'writing' | 'sending' | 'thanks';

/** The draft and where its sending stands. A failure keeps every word; words that change get a new key. */
export function useFeedback(onDone: () => void) {
  const [draft, setDraft] = useState(NEW_DRAFT);
  const [status, setStatus] = useState<Status>('writing');
  const [failure, setFailure] = useState<NotSent | null>(null);
  const key = useRef('');

  const change = (part: Partial<FeedbackDraft>): void => {
    key.current = '';
    setDraft((before) => ({ ...before, ...part }));
  };
  const finish = (): void => {
    errorLog.clear();
    key.current = '';
    setDraft(afterSending);
    setStatus('writing');
    onDone();
  };
  const send = async (): Promise<void> => {
    if (status !== 'writing' || !isComplete(draft)) return;
    key.current ||= randomKey();
    setFailure(null);
    setStatus('sending');
    try {
      await call(sendFeedback, {
        body: payloadOf(draft, errorLog.read()),
        idempotencyKey: key.current,
      });
      setStatus('thanks');
      setTimeout(finish, THANKS_MS);
    } catch (error) {
      setFailure(notSent(error));
      setStatus('writing');
    }
  };
  return { draft, change, status, failure, send };
}
