import { useRef, useState } from 'react';
import { errorLog } from './error-log';
import { afterSending, type FeedbackDraft, isComplete, NEW_DRAFT, payloadOf } from './feedback-draft';
import { notSent, type NotSent } from './not-sent';
import { sendFeedback } from './send-feedback';

const THANKS_MS = 2_000;

type Status = 'writing' | 'sending' | 'thanks';

// randomUUID is missing on http addresses.
const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

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
    key.current ||= newKey();
    setFailure(null);
    setStatus('sending');
    try {
      await sendFeedback(payloadOf(draft, errorLog.read()), key.current);
      setStatus('thanks');
      setTimeout(finish, THANKS_MS);
    } catch (error) {
      setFailure(notSent(error));
      setStatus('writing');
    }
  };
  return { draft, change, status, failure, send };
}
