import { useRef, useState } from 'react';
import type { Feedback } from '@waymark/contracts-community';
import { ApiError, call, randomKey, type BodyOf } from '@waymark/mfe-kit';
import { useContractForm, type ContractFormState, type FormFailure } from '@waymark/mfe-kit/form';
import { sendFeedback } from '../endpoints';
import { errorLog } from './error-log';

const THANKS_MS = 2_000;
const STORED = 'What you wrote is still here.';

/** The form's values, named as in the community service's contract. */
export type FeedbackDraft = BodyOf<typeof sendFeedback>;

const NEW_DRAFT = {
  type: 'suggestion',
  urgency: 'medium',
  subject: '',
  message: '',
  userEmail: '',
  website: '',
} satisfies FeedbackDraft;

type Judge = Parameters<typeof useContractForm<FeedbackDraft, Feedback>>[0]['resolver'];

/** The schema loads on the first submit only. If loading fails, only the server validates. */
const resolver: Judge = async (...asked) => {
  const { judge } = await import(/* webpackChunkName: "feedback-schema" */ './feedback-schema').catch(() => ({
    judge: undefined,
  }));
  return judge ? judge(...asked) : { values: asked[0] as Feedback, errors: {} };
};

export interface FeedbackState {
  state: ContractFormState<FeedbackDraft, Feedback>;
  attachErrors: boolean;
  setAttachErrors: (attach: boolean) => void;
  isThanking: boolean;
}

/** Holds the form and the state of sending. A failure keeps the input; changed input gets a new key. */
export function useFeedback(onDone: () => void): FeedbackState {
  const [attachErrors, setAttachErrors] = useState(true);
  const [isThanking, setIsThanking] = useState(false);
  const sent = useRef({ words: '', key: '' });

  const state = useContractForm<FeedbackDraft, Feedback>({
    resolver,
    defaultValues: NEW_DRAFT,
    labels: { subject: 'Subject', message: 'Details', userEmail: 'Email' },
    failed: notSent,
    send: async (written) => {
      const body = bodyOf(written, attachErrors ? errorLog.read() : []);
      const words = JSON.stringify(body);
      if (sent.current.words !== words) sent.current = { words, key: randomKey() };
      await call(sendFeedback, { body, idempotencyKey: sent.current.key });
    },
    onSent: () => {
      setIsThanking(true);
      setTimeout(finish, THANKS_MS);
    },
  });
  const finish = (): void => {
    const { type, urgency } = state.form.getValues();
    errorLog.clear();
    sent.current = { words: '', key: '' };
    state.form.reset({ ...NEW_DRAFT, type, urgency });
    setAttachErrors(true);
    setIsThanking(false);
    onDone();
  };
  return { state, attachErrors, setAttachErrors, isThanking };
}

/** The page's URL is sent without query and fragment, which can contain search terms. */
function bodyOf({ urgency, ...written }: Feedback, errors: readonly string[]): FeedbackDraft {
  return {
    ...written,
    urgency: written.type === 'bug_report' ? (urgency ?? undefined) : undefined,
    errorLogs: errors.length > 0 ? errors.join('\n') : undefined,
    pageUrl: `${location.origin}${location.pathname}`,
    userAgent: navigator.userAgent,
  };
}

function notSent(error: unknown): FormFailure {
  const isTooMany = error instanceof ApiError && error.status === 429;
  const why = isTooMany ? `You have sent several messages. Please wait ${error.wait} and try again. ` : '';
  return { heading: 'Your feedback was not sent', message: why + STORED };
}
