import { z } from 'zod';
import { defineEvent } from '@waymark/contracts-core';

const id = z.number().int().positive();

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
  summary: 'The points or badges of a member changed; the latest version counts.',
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
