export const SUGGESTION_STATUS_LABELS = {
  open: 'Open',
  planned: 'Planned',
  dismissed: 'Dismissed',
  published: 'Published',
} as const;
export type SuggestionStatus = keyof typeof SUGGESTION_STATUS_LABELS;
export const SUGGESTION_STATUSES = /* @__PURE__ */ Object.keys(SUGGESTION_STATUS_LABELS) as [
  SuggestionStatus,
  ...SuggestionStatus[],
];

/** Labels of the priorities, in ascending order. */
export const SUGGESTION_PRIORITY_LABELS = {
  low: 'Low priority',
  medium: 'Medium priority',
  high: 'High priority',
  critical: 'Critical priority',
} as const;
export type SuggestionPriority = keyof typeof SUGGESTION_PRIORITY_LABELS;
export const SUGGESTION_PRIORITIES = /* @__PURE__ */ Object.keys(SUGGESTION_PRIORITY_LABELS) as [
  SuggestionPriority,
  ...SuggestionPriority[],
];

/** The category of most of the feedback in a suggestion. */
export const SUGGESTION_CATEGORY_LABELS = {
  fault: 'Fault',
  idea: 'Idea',
  complaint: 'Complaint',
  praise: 'Praise',
} as const;
export type SuggestionCategory = keyof typeof SUGGESTION_CATEGORY_LABELS;
export const SUGGESTION_CATEGORIES = /* @__PURE__ */ Object.keys(SUGGESTION_CATEGORY_LABELS) as [
  SuggestionCategory,
  ...SuggestionCategory[],
];

/** Engine names in a suggestion. After MODEL_ENGINE comes the name of the language model. */
export const EMBEDDED_ENGINE = 'embedded';
export const MODEL_ENGINE = 'language model';
export const STAFF_ENGINE = 'staff';

export const SUGGESTION_LIMITS = { title: 120, description: 2_000, heard: 500, changed: 1_000, split: 200 } as const;
