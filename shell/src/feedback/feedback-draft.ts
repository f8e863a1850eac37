import type { FeedbackPayload, FeedbackType, FeedbackUrgency } from './feedback-payload';

/** What a person has typed and chosen so far. */
export interface FeedbackDraft {
  type: FeedbackType;
  subject: string;
  message: string;
  userEmail: string;
  urgency: FeedbackUrgency;
  attachErrors: boolean;
  /** The field that people do not see. */
  website: string;
}

export const NEW_DRAFT: FeedbackDraft = {
  type: 'suggestion',
  subject: '',
  message: '',
  userEmail: '',
  urgency: 'medium',
  attachErrors: true,
  website: '',
};

/** What stays after sending: the choices, and none of the words. */
export const afterSending = ({ type, urgency }: FeedbackDraft): FeedbackDraft => ({ ...NEW_DRAFT, type, urgency });

/** What has to be written before it can be sent, by field, in their order. */
export const missingIn = ({ subject, message }: FeedbackDraft): { subject?: string; message?: string } => ({
  ...(subject.trim() === '' && { subject: 'Subject is required' }),
  ...(message.trim() === '' && { message: 'Details are required' }),
});

export const isComplete = (draft: FeedbackDraft): boolean => Object.keys(missingIn(draft)).length === 0;

/** The page is named without its query and fragment, which can hold what somebody searched for. */
export function payloadOf(draft: FeedbackDraft, errors: readonly string[]): FeedbackPayload {
  const { type, subject, message, userEmail, urgency, attachErrors, website } = draft;
  return {
    type,
    subject: subject.trim(),
    message: message.trim(),
    userEmail: userEmail.trim(),
    website,
    ...(type === 'bug_report' && { urgency }),
    ...(attachErrors && errors.length > 0 && { errorLogs: errors.join('\n') }),
    pageUrl: `${location.origin}${location.pathname}`,
    userAgent: navigator.userAgent,
  };
}
