import type { ContentKind } from './moderation-kinds';

/** Actions that a bulk undo can undo for one member and day, by the service that stores them. */
export const BULK_UNDO_KINDS = {
  reviews: ['review', 'venue-answer', 'venue-photo', 'vote', 'place-report', 'notice', 'service-suggestion'],
  maps: ['footpath-report', 'footpath-answer'],
  community: ['trip', 'trip-comment', 'trip-like'],
  account: ['profile-change'],
} as const;
export type BulkUndoSlice = keyof typeof BULK_UNDO_KINDS;
export type BulkUndoKind = (typeof BULK_UNDO_KINDS)[BulkUndoSlice][number];

export const BULK_UNDO_SLICES = ['reviews', 'maps', 'community', 'account'] as const satisfies readonly BulkUndoSlice[];
export const ALL_BULK_UNDO_KINDS: readonly BulkUndoKind[] = BULK_UNDO_SLICES.flatMap((slice) => [
  ...BULK_UNDO_KINDS[slice],
]);

export const BULK_UNDO_KIND_LABELS = {
  review: 'Reviews',
  'venue-answer': 'Answers about places',
  'venue-photo': 'Photos of places',
  vote: 'Votes on reviews',
  'place-report': 'Reports that a place closed or moved',
  notice: 'Temporary notices',
  'service-suggestion': 'Suggested support services',
  'footpath-report': 'Footpath reports',
  'footpath-answer': 'Confirmations of footpath reports',
  trip: 'Trips',
  'trip-comment': 'Comments on trips',
  'trip-like': 'Likes of trips',
  'profile-change': 'Changes to the profile',
} as const satisfies Record<BulkUndoKind, string>;

/** Kinds that staff can also hide one by one; other services are informed when they do. */
const SET_ASIDE_KINDS: readonly string[] = [
  'review',
  'venue-answer',
  'venue-photo',
  'footpath-report',
  'trip',
  'trip-comment',
];

export const contentKindOf = (kind: BulkUndoKind): ContentKind | null =>
  SET_ASIDE_KINDS.includes(kind) ? (kind as ContentKind) : null;

/** Maximum number of items per kind in a preview. All of them are counted and undone. */
export const ACTIVITY_OF_DAY_SHOWN = 50;
