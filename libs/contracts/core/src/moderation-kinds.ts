/** Content that people can report and staff can hide; the service that stores it describes it. */
export const CONTENT_KINDS = [
  'review',
  'venue-answer',
  'venue-photo',
  'trip',
  'trip-comment',
  'footpath-report',
  'profile',
  'support-service',
  'owner-answer',
] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Staff may show hidden content again; removed content returns only after a successful appeal. */
export const CONTENT_STATES = ['shown', 'hidden', 'removed'] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

/** What the automatic check can flag in a text. These are reasons for a moderator to look, never verdicts. */
export const CONTENT_AUTO_FLAGS = ['obscenity', 'link', 'personal-data', 'repeated', 'burst', 'new-account'] as const;
export type ContentAutoFlag = (typeof CONTENT_AUTO_FLAGS)[number];
