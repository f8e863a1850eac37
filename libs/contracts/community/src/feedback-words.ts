/** How far staff have processed a feedback. */
export const FEEDBACK_STATUS_LABELS = { new: 'New', seen: 'Seen', answered: 'Answered', done: 'Done' } as const;
export type FeedbackStatus = keyof typeof FEEDBACK_STATUS_LABELS;
export const FEEDBACK_STATUSES = /* @__PURE__ */ Object.keys(FEEDBACK_STATUS_LABELS) as [
  FeedbackStatus,
  ...FeedbackStatus[],
];

export const FEEDBACK_TYPE_LABELS = {
  bug_report: 'Bug report',
  suggestion: 'Suggestion',
  complaint: 'Complaint',
  praise: 'Praise',
} as const;

export const FEEDBACK_URGENCY_LABELS = { high: 'High urgency', medium: 'Medium urgency', low: 'Low urgency' } as const;

/** Filters by assignee: feedback assigned to the reader, or to nobody. */
export const FEEDBACK_ASSIGNEE_LABELS = { me: 'Mine', nobody: 'Unassigned' } as const;
export type FeedbackAssignee = keyof typeof FEEDBACK_ASSIGNEE_LABELS;
export const FEEDBACK_ASSIGNEES = /* @__PURE__ */ Object.keys(FEEDBACK_ASSIGNEE_LABELS) as [
  FeedbackAssignee,
  ...FeedbackAssignee[],
];

/** Counts in a list stop here; larger ones read "or more". */
export const MOST_FEEDBACK_COUNTED = 1_000;

/** Maximum lengths of text that staff write, and the maximum number of tags. */
export const FEEDBACK_DESK_LIMITS = {
  note: 2_000,
  answer: 5_000,
  tag: 30,
  tags: 8,
  search: 100,
  shownDuplicates: 50,
} as const;
