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

/** In rising order. */
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

/** By what most of the feedback behind it is. */
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

/** Names of the engines in a suggestion. The name of the language model itself follows MODEL_ENGINE. */
export const EMBEDDED_ENGINE = 'embedded';
export const MODEL_ENGINE = 'language model';
export const STAFF_ENGINE = 'staff';

export const SUGGESTION_LIMITS = { title: 120, description: 2_000, heard: 500, changed: 1_000, split: 200 } as const;
