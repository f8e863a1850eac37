import {
  contentDescribedEvent,
  contentIdSchema,
  contentKindSchema,
  contentModeratedEvent,
  contentStateSchema,
  defineEvent,
  exportPartEvent,
  memberErasedEvent,
} from '@waymark/contracts-core';
import { z } from 'zod';
import { bulkUndoDecided, communityBulkUndoDone } from './bulk-undo';
import { FEEDBACK_TYPES, FEEDBACK_URGENCIES } from './feedback';
import { siteContentPublished } from './site-content/site-content';

const id = z.number().int().positive();
/** Fields of every event about a case: the case and its content. */
const about = z.object({ caseId: id, kind: contentKindSchema, contentId: contentIdSchema });

/** Aggregate: the case. The service that stores the content replies with `<slice>.content.described.v1`. */
export const contentReported = defineEvent({
  type: 'community.content.reported.v1',
  summary:
    'Content is now part of a case. The part of the site that holds it is asked who wrote it and which page it is on.',
  data: about,
});

/**
 * Aggregate: the case. The service that stores the content applies the decision and replies with
 * `<slice>.content.moderated.v1`.
 * A decision that arrives after a newer one has no effect.
 */
export const caseDecided = defineEvent({
  type: 'community.case.decided.v1',
  summary: 'Staff made or changed a decision about content.',
  data: about.extend({
    decisionNumber: id,
    state: contentStateSchema,
    /** Number in /statements/:id, for the author; null when it has no recipient. */
    statementId: id.nullable(),
    /**
     * The correction that applies from now on, by its ID in the service; null: none. Older senders omit it: then
     * nothing changes.
     */
    correction: z.object({ id }).nullable().optional(),
  }),
});

/** Aggregate: the member. All current measures by staff against the member. The event with the higher number wins. */
export const memberDecided = defineEvent({
  type: 'community.member.decided.v1',
  summary: 'The limits that staff have placed on a member because of what they posted, or the news that none remain.',
  data: z.object({
    memberId: id,
    number: id,
    limitedUntil: z.iso.datetime().nullable(),
    isSuspended: z.boolean(),
    /** The statement of reasons of the decision; null when no measure applies. */
    statementId: id.nullable(),
    /** The member of staff who decided, for account's own log. */
    decidedBy: id.nullable(),
  }),
});

export const MODERATION_EVENTS = [contentReported, caseDecided, memberDecided] as const;

/** Aggregate: the pair, as `<follower>-<followed>`. Both profiles are public. */
export const memberFollowed = defineEvent({
  type: 'community.member.followed.v1',
  summary: 'A member followed or unfollowed another.',
  data: z.object({ followerId: id, followedId: id, isFollowing: z.boolean() }),
});

/**
 * Aggregate: the pair, as `<blocker>-<blocked>`. For services that show members to each other; neither member is
 * notified.
 */
export const memberBlocked = defineEvent({
  type: 'community.member.blocked.v1',
  summary: 'A member blocked or unblocked another. While blocked, neither is shown to the other.',
  data: z.object({ memberId: id, blockedId: id, isBlocked: z.boolean() }),
});

/** Aggregate: the notification. Only its recipient can read the content, through the API. Gateways inform open tabs. */
export const notificationMade = defineEvent({
  type: 'community.notification.made.v1',
  summary: 'A notification was created for a member.',
  data: z.object({ notificationId: id, memberId: id }),
});

/** Aggregate: the email. Community has no addresses and account has no trips, so the content travels encrypted. */
export const notificationEmailDue = defineEvent({
  type: 'community.letter.due.v1',
  summary: 'Notifications for a member are to be sent by email.',
  data: z.object({ memberId: id, sealed: z.string().max(60_000) }),
});

/**
 * Aggregate: the email, such as `feedback-12`. It goes to an address that a visitor gave (encrypted; memberId is then
 * null), or to a
 * member's own address. Recipients cannot turn it off, because they are waiting for it.
 */
export const plainEmailDue = defineEvent({
  type: 'community.plain-letter.due.v1',
  summary: 'A reply to one person is to be sent by email.',
  data: z.object({ memberId: id.nullable(), sealed: z.string().max(60_000) }),
});

/** Aggregate: the member. */
export const reputationChanged = defineEvent({
  type: 'community.member.merit-changed.v1',
  summary: 'The points or badges of a member changed; the newest version counts.',
  data: z.object({
    memberId: id,
    points: z.number().int().nonnegative(),
    badges: z.array(z.string()),
    isInfluencer: z.boolean(),
  }),
});

export const PEOPLE_EVENTS = [
  memberFollowed,
  memberBlocked,
  notificationMade,
  notificationEmailDue,
  plainEmailDue,
  reputationChanged,
] as const;

const trip = z.object({ blogId: id, authorId: id, title: z.string() });

/**
 * Aggregate: the trip blog. The event has only the title, which is public; other content stays in the service's
 * database.
 */
export const tripPublished = defineEvent({
  type: 'community.blog.published.v1',
  summary: 'A member published a trip blog, for the first time or again.',
  data: trip,
});

export const tripChanged = defineEvent({
  type: 'community.blog.changed.v1',
  summary: 'A published trip blog was changed by its author.',
  data: trip,
});

export const tripRemoved = defineEvent({
  type: 'community.blog.removed.v1',
  summary: 'A trip blog is no longer published: it was unpublished or deleted, or its author left.',
  data: z.object({ blogId: id, authorId: id }),
});

/** Contains the number of likes, but not who likes the trip. */
export const tripLiked = defineEvent({
  type: 'community.blog.liked.v1',
  summary: 'The number of likes for a trip blog changed; `likes` is the number at this version.',
  data: z.object({ blogId: id, authorId: id, likes: z.number().int().nonnegative() }),
});

/** Aggregate: the comment. Published when everybody can read it: immediately, or after approval. */
export const commentPublished = defineEvent({
  type: 'community.comment.published.v1',
  summary: 'A comment on a trip blog, or a reply to one, can now be read by everyone.',
  data: z.object({
    commentId: id,
    blogId: id,
    authorId: id,
    /** The author of the trip. */
    blogAuthorId: id,
    /** The author of the comment that this one replies to; null when it comments on the trip itself. */
    answeredId: id.nullable(),
  }),
});

export const commentRemoved = defineEvent({
  type: 'community.comment.removed.v1',
  summary: 'A comment was deleted or declined, or its author or trip is gone.',
  data: z.object({ commentId: id, blogId: id }),
});

export const commentHeld = defineEvent({
  type: 'community.comment.held.v1',
  summary: 'A comment is waiting for the trip’s author, or for staff, before others can read it.',
  data: z.object({ commentId: id, blogId: id, blogAuthorId: id, authorId: id.optional() }),
});

export const TRIP_EVENTS = [
  tripPublished,
  tripChanged,
  tripRemoved,
  tripLiked,
  commentPublished,
  commentRemoved,
  commentHeld,
] as const;

/** Aggregate: the feedback. Its text and author stay in the service's database. */
export const feedbackReceived = defineEvent({
  type: 'community.feedback.received.v1',
  summary: 'Someone sent feedback.',
  data: z.object({
    feedbackId: z.number().int().positive(),
    type: z.enum(FEEDBACK_TYPES),
    urgency: z.enum(FEEDBACK_URGENCIES).nullable(),
  }),
});

/** Events of the community service after it erased or exported a member's data. Every service has both. */
export const communityMemberErased = memberErasedEvent('community');
export const communityExportPart = exportPartEvent('community');

/** Events of the community service after content is reported or staff decide about it. */
export const communityContentDescribed = contentDescribedEvent('community');
export const communityContentModerated = contentModeratedEvent('community');

export const COMMUNITY_EVENTS = [
  feedbackReceived,
  ...TRIP_EVENTS,
  ...PEOPLE_EVENTS,
  communityMemberErased,
  communityExportPart,
  ...MODERATION_EVENTS,
  siteContentPublished,
  communityContentDescribed,
  communityContentModerated,
  bulkUndoDecided,
  communityBulkUndoDone,
] as const;
