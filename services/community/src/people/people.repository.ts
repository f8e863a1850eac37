import { Injectable } from '@nestjs/common';
import type { StoredApart, Person } from '@waymark/contracts-community';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';

/** The position where a page of a list begins: after this person, who joined the list at this time. */
export interface After {
  at: string;
  id: number;
}

export type PersonRow = Person & { since: Date };
export type ApartRow = StoredApart & { since: Date };

export interface RowsQuery {
  after: After | null;
  limit: number;
}

/** Lists of people, newest first: only public and active profiles, without a block in either direction. */
@Injectable()
export class PeopleRepository {
  constructor(private readonly database: Database) {}

  followers(id: number, reader: number, { after, limit }: RowsQuery): Promise<PersonRow[]> {
    const [at, last] = [after?.at ?? 'infinity', after?.id ?? 0];
    return this.database.query<PersonRow>(sql`
      SELECT who.id, who.display_name AS "displayName", who.username, who.is_verified AS "isVerified", follow.created_at AS since
      FROM member_follow follow JOIN member who ON who.id = follow.follower_id
      WHERE follow.followed_id = ${id} AND who.is_public AND who.is_active
        AND NOT EXISTS (SELECT 1 FROM member_block b WHERE b.member_id = ${reader} AND b.other_id = who.id)
        AND follow.created_at <= ${at}::text::timestamptz
        AND (follow.created_at < ${at}::text::timestamptz OR follow.follower_id > ${last})
      ORDER BY follow.created_at DESC, follow.follower_id LIMIT ${limit}`);
  }

  following(id: number, reader: number, { after, limit }: RowsQuery): Promise<PersonRow[]> {
    const [at, last] = [after?.at ?? 'infinity', after?.id ?? 0];
    return this.database.query<PersonRow>(sql`
      SELECT who.id, who.display_name AS "displayName", who.username, who.is_verified AS "isVerified", follow.created_at AS since
      FROM member_follow follow JOIN member who ON who.id = follow.followed_id
      WHERE follow.follower_id = ${id} AND who.is_public AND who.is_active
        AND NOT EXISTS (SELECT 1 FROM member_block b WHERE b.member_id = ${reader} AND b.other_id = who.id)
        AND follow.created_at <= ${at}::text::timestamptz
        AND (follow.created_at < ${at}::text::timestamptz OR follow.followed_id > ${last})
      ORDER BY follow.created_at DESC, follow.followed_id LIMIT ${limit}`);
  }

  blocked(memberId: number, { after, limit }: RowsQuery): Promise<ApartRow[]> {
    const [at, last] = [after?.at ?? 'infinity', after?.id ?? 0];
    return this.database.query<ApartRow>(sql`
      SELECT apart.other_id AS id, who.name AS "displayName", apart.created_at AS since
      FROM member_block apart LEFT JOIN shown_member who ON who.id = apart.other_id
      WHERE apart.member_id = ${memberId} AND apart.is_blocker
        AND (apart.created_at < ${at}::text::timestamptz
             OR apart.created_at = ${at}::text::timestamptz AND apart.other_id > ${last})
      ORDER BY apart.created_at DESC, apart.other_id LIMIT ${limit}`);
  }

  muted(memberId: number, { after, limit }: RowsQuery): Promise<ApartRow[]> {
    const [at, last] = [after?.at ?? 'infinity', after?.id ?? 0];
    return this.database.query<ApartRow>(sql`
      SELECT muted.muted_id AS id, who.name AS "displayName", muted.created_at AS since
      FROM member_mute muted LEFT JOIN shown_member who ON who.id = muted.muted_id
      WHERE muted.member_id = ${memberId}
        AND (muted.created_at < ${at}::text::timestamptz
             OR muted.created_at = ${at}::text::timestamptz AND muted.muted_id > ${last})
      ORDER BY muted.created_at DESC, muted.muted_id LIMIT ${limit}`);
  }

  /** Returns how many members this one blocked and muted. */
  async countKept(memberId: number): Promise<{ blocked: number; muted: number }> {
    const row = await this.database.one<{ blocked: number; muted: number }>(sql`
      SELECT coalesce((SELECT count(*) FROM member_block WHERE member_id = ${memberId} AND is_blocker), 0)::int AS blocked,
             coalesce((SELECT count(*) FROM member_mute WHERE member_id = ${memberId}), 0)::int AS muted`);
    return row ?? { blocked: 0, muted: 0 };
  }
}
