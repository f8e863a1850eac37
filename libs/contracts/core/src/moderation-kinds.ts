/** What can be reported, and hidden by staff; the slice that keeps it says what it is. */
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

/** Hidden content may come back; removed content stays away unless an appeal brings it back. */
export const CONTENT_STATES = ['shown', 'hidden', 'removed'] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

/** What a program may notice in what somebody wrote. Reasons for a person to look, never verdicts. */
export const CONTENT_SIGNALS = ['obscenity', 'link', 'personal-data', 'repeated', 'burst', 'new-account'] as const;
export type ContentSignal = (typeof CONTENT_SIGNALS)[number];
