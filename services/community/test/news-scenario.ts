import { memberChanged } from '@waymark/contracts-account';
import type { Activity, Notification, UnreadCount } from '@waymark/contracts-community';
import type { EventData } from '@waymark/contracts-core';
import sql from 'sql-template-tag';
import { type CommunityUnderTest, sharedCommunity } from './community-service';

/** The service with members who follow, block and mute each other, and get notifications. */
export const sharedNews = async () => newsOf(await sharedCommunity());

export function newsOf<T extends CommunityUnderTest>(service: T) {
  let ids = 100;
  return {
    ...service,
    nextId: () => (ids += 1),
    async member(displayName: string, more: Partial<EventData<typeof memberChanged>> = {}): Promise<number> {
      const memberId = (ids += 1);
      const shown = { isVerified: false, isInfluencer: false, isPublic: true, isActive: true };
      await service.tell(memberChanged, { memberId, displayName, username: `m${memberId}`, ...shown, ...more });
      return memberId;
    },
    follow: (follower: number, followed: number) =>
      service.sql.query(sql`INSERT INTO member_follow (follower_id, followed_id) VALUES (${follower}, ${followed})`),
    block: (by: number, other: number) =>
      service.sql.query(sql`
        INSERT INTO member_block (member_id, other_id, is_blocker) VALUES (${by}, ${other}, true), (${other}, ${by}, false)`),
    mute: (by: number, muted: number) =>
      service.sql.query(sql`INSERT INTO member_mute (member_id, muted_id) VALUES (${by}, ${muted})`),
    feed: async (as: number) => (await service.call<Activity[]>('GET', '/api/activities/feed', { as })).body,
    notices: async (as: number) => (await service.call<Notification[]>('GET', '/api/notifications', { as })).body,
    unread: async (as: number) =>
      (await service.call<UnreadCount>('GET', '/api/notifications/unread-count', { as })).body.count,
  };
}
export type NewsUnderTest = Awaited<ReturnType<typeof sharedNews>>;
