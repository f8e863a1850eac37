import type { StoredApart, Person, Relation, SuggestedPerson } from '@waymark/contracts-community';
import type { Problem } from '@waymark/contracts-core';
import sql, { raw } from 'sql-template-tag';
import type { CommunityUnderTest } from './community-service';

interface Known {
  displayName?: string;
  isPublic?: boolean;
  isActive?: boolean;
  interests?: string[];
  city?: string | null;
}

type Act = 'follow' | 'block' | 'mute';

/** Calls for follows, blocks and mutes. */
export function peopleCalls(service: CommunityUnderTest) {
  const act = (method: string, what: Act) => (id: number, as: number, key?: string) =>
    service.call<Relation & Problem>(method, `/api/users/${id}/${what}`, { as, key });
  const list = (path: string, as: number) => service.call<Person[] & Problem>('GET', path, { as });
  return {
    follow: act('POST', 'follow'),
    unfollow: act('DELETE', 'follow'),
    block: act('PUT', 'block'),
    unblock: act('DELETE', 'block'),
    mute: act('PUT', 'mute'),
    unmute: act('DELETE', 'mute'),
    relation: (id: number, as: number) => service.call<Relation & Problem>('GET', `/api/users/${id}/relation`, { as }),
    followers: (id: number, as: number, query = '') => list(`/api/users/${id}/followers${query}`, as),
    following: (id: number, as: number, query = '') => list(`/api/users/${id}/following${query}`, as),
    suggestions: async (as: number) =>
      (await service.call<SuggestedPerson[]>('GET', '/api/users/suggestions', { as })).body,
    kept: async (what: 'blocked' | 'muted', as: number) =>
      (await service.call<StoredApart[]>('GET', `/api/users/me/${what}`, { as })).body,
    /** Delivers the member's data, as account's events contain it. */
    async known(id: number, member: Known = {}): Promise<void> {
      const { displayName = `Member ${id}`, isPublic = true, isActive = true, interests = [], city = null } = member;
      await service.sql.query(sql`
        INSERT INTO member (id, display_name, username, is_public, is_active, interests, city)
        VALUES (${id}, ${displayName}, ${`member${id}`}, ${isPublic}, ${isActive}, ${interests}, ${city})
        ON CONFLICT (id) DO UPDATE SET display_name = excluded.display_name, is_public = excluded.is_public,
          is_active = excluded.is_active, interests = excluded.interests, city = excluded.city`);
    },
    /** Empties the tables. */
    async startOver(): Promise<void> {
      for (const table of [
        'member',
        'member_follow',
        'member_block',
        'member_mute',
        'member_merit',
        'follow_pace',
        'outbox',
      ])
        await service.sql.query(sql`DELETE FROM ${raw(table)}`);
    },
    follows: () =>
      service.sql.query<{ follower: number; followed: number }>(
        sql`SELECT follower_id AS follower, followed_id AS followed FROM member_follow ORDER BY 1, 2`,
      ),
    told: () =>
      service.sql.query<{ id: string; data: { isFollowing: boolean } }>(
        sql`SELECT aggregate_id AS id, data FROM outbox WHERE type = 'community.member.followed.v1' ORDER BY aggregate_version`,
      ),
  };
}
