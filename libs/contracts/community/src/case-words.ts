import { CONTENT_KINDS } from '@waymark/contracts-core';

/**
 * Why people report content; also the rules by which staff decide. One short list serves both, so each decision names
 * one of these rules.
 */
export const REPORT_REASONS = [
  'false-fact',
  'out-of-date',
  'personal-data',
  'insult',
  'advertising',
  'dangerous',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_REASON_LABELS = {
  'false-fact': 'Something in it is not true',
  'out-of-date': 'It used to be true but no longer is',
  'personal-data': 'It shares private details about a person',
  insult: 'It insults or threatens people',
  advertising: 'It is an advert',
  dangerous: 'Someone could get hurt because of it',
  other: 'Something else',
} as const satisfies Record<ReportReason, string>;

/** The rule as a statement of reasons quotes it. */
export const RULE_WORDS = {
  'false-fact': 'Facts must be true as far as the author can know.',
  'out-of-date': 'Nothing out of date may be shown as current.',
  'personal-data': 'Nobody’s address, phone number, health or other private details may be shared unless they agree.',
  insult: 'Nobody may be insulted, threatened or mocked, least of all for a disability.',
  advertising: 'Nothing may be posted to sell something or to send people to another site.',
  dangerous: 'Nothing may put people who rely on it in danger.',
  other: 'Everything posted must follow the terms of service.',
} as const satisfies Record<ReportReason, string>;

/** Reasons for which readers can correct the content themselves if its page allows it. */
export const CORRECTABLE_REASONS: readonly ReportReason[] = ['false-fact', 'out-of-date'];

export const REPORT_WORDS_MAX = 1_000;
export const DECISION_FACTS_MAX = 1_000;
export const APPEAL_WORDS_MAX = 2_000;

/** Months in which the author can appeal. */
export const APPEAL_MONTHS = 6;
/** Minutes that a moderator holds a case that they opened; then another moderator can open it. */
export const LEASE_MINUTES = 10;

export const CASE_ACTS = ['keep', 'warn', 'correct', 'hide', 'remove', 'limit', 'suspend'] as const;
export type CaseAct = (typeof CASE_ACTS)[number];

/** The lengths of a posting limit, in days. */
export const LIMIT_DAYS = [1, 7, 30, 90] as const;
export type LimitDays = (typeof LIMIT_DAYS)[number];

export const CASE_ACT_LABELS = {
  keep: 'Keep',
  warn: 'Warn',
  correct: 'Correct',
  hide: 'Hide',
  remove: 'Remove',
  limit: 'Hide it, and limit its author',
  suspend: 'Hide it, and suspend its author',
} as const satisfies Record<CaseAct, string>;

/** Explains each act to the moderator who decides. */
export const CASE_ACT_HINTS = {
  keep: 'It stays as it is. If it was hidden or removed, it will be shown again, with its votes and replies.',
  warn: 'It stays, and its author will be told which rule it comes close to breaking.',
  correct: 'Others will see the text you write below. We keep the original, and its author can see both.',
  hide: 'Only its author and staff will see it, until someone decides otherwise.',
  remove: 'It will be removed, and will only come back if this decision is reversed.',
  limit: 'It will be hidden. Its author can read but not post for the time you choose.',
  suspend:
    'It will be hidden. Its author will be logged out everywhere, and cannot log in until this decision is reversed.',
} as const satisfies Record<CaseAct, string>;

/** Tells the author what staff did. */
export const CASE_ACT_DONE = {
  keep: 'What you posted stays as it is.',
  warn: 'What you posted stays, and this is a warning.',
  correct: 'Our staff corrected what you posted.',
  hide: 'What you posted is hidden from others.',
  remove: 'What you posted was removed.',
  limit: 'What you posted is hidden from others, and you cannot post for some time.',
  suspend: 'What you posted is hidden from others, and your account is suspended.',
} as const satisfies Record<CaseAct, string>;

/** How severe each act is for the content and for its author. An appeal never makes either more severe. */
export const CASE_ACT_WEIGHTS = {
  keep: [0, 0],
  warn: [1, 0],
  correct: [2, 0],
  hide: [3, 0],
  remove: [4, 0],
  limit: [3, 1],
  suspend: [3, 2],
} as const satisfies Record<CaseAct, readonly [content: number, author: number]>;

/** Kinds of content that have text which staff may correct. */
export const CORRECTABLE_KINDS: readonly string[] = [
  'review',
  'trip',
  'trip-comment',
  'footpath-report',
  'profile',
  'support-service',
];

/** A case is about one piece of content, or about everything that a member did on one day (Europe/London). */
export const CASE_KINDS = [...CONTENT_KINDS, 'member-day'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** Acts for a bulk undo: staff can only undo a whole day, or nothing of it. */
export const DAY_ACTS: readonly CaseAct[] = ['keep', 'warn', 'hide'];

/** The same for everything that a member did on one day. */
const DAY_ACT_DONE: Readonly<Partial<Record<CaseAct, string>>> = {
  keep: 'Your posts and changes on one day stay as they are.',
  warn: 'Your posts and changes on one day stay, and this is a warning.',
  hide: 'Your posts and changes on one day were undone.',
};

export const actDone = (kind: CaseKind, act: CaseAct): string =>
  (kind === 'member-day' ? DAY_ACT_DONE[act] : undefined) ?? CASE_ACT_DONE[act];

export const CONTENT_KIND_LABELS = {
  review: 'Review',
  'venue-answer': 'Answer about a venue',
  'venue-photo': 'Photo of a venue',
  trip: 'Trip',
  'trip-comment': 'Comment on a trip',
  'footpath-report': 'Footpath report',
  profile: 'Profile',
  'support-service': 'Support service',
  'owner-answer': 'Reply from a venue',
  'member-day': 'A member’s activity on one day',
} as const satisfies Record<CaseKind, string>;

/** The service that stores each kind of content; staff read "waits for maps" until it replies. */
export const CONTENT_KEEPERS = {
  review: 'reviews',
  'venue-answer': 'reviews',
  'venue-photo': 'reviews',
  trip: 'community',
  'trip-comment': 'community',
  'footpath-report': 'maps',
  profile: 'account',
  'support-service': 'reviews',
  'owner-answer': 'reviews',
  'member-day': 'community',
} as const satisfies Record<CaseKind, string>;
