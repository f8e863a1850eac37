export type FeedbackType = 'bug_report' | 'suggestion' | 'complaint' | 'praise';
export type FeedbackUrgency = 'low' | 'medium' | 'high';

/** What the form sends: this page's own pick of the community slice's contract, whose source it may not import. */
export interface FeedbackPayload {
  type: FeedbackType;
  subject: string;
  message: string;
  userEmail: string;
  urgency?: FeedbackUrgency;
  pageUrl: string;
  userAgent: string;
  errorLogs?: string;
  website: string;
}

export const FEEDBACK_TYPES: readonly { value: FeedbackType; label: string }[] = [
  { value: 'bug_report', label: 'Bug report' },
  { value: 'suggestion', label: 'Suggestion' },
  { value: 'complaint', label: 'Complaint' },
  { value: 'praise', label: 'Praise' },
];

export const FEEDBACK_URGENCIES: readonly { value: FeedbackUrgency; label: string }[] = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
];
