import { Injectable } from '@nestjs/common';
import type { Relation } from '@waymark/contracts-community';
import { Database, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

/** The relation returned for a person whom the reader cannot see and neither blocked nor muted. */
export const NO_RELATION: Relation = {
  followers: 0,
  following: 0,
  isFollowing: false,
  isBlocked: false,
  isMuted: false,
  isFollower: false,
  mayFollow: false,
};

/** Reads the relation between two members. */
@Injectable()
export class RelationRepository {
  constructor(private readonly database: Database) {}

  /**
   * Returns the relation of `id` to the reader. Null if the reader cannot see them: private, suspended, deleted, or
   * they blocked the reader. Members whom the reader blocked or muted are always returned, so that the reader can undo
   * it.
   * Followers are counted as they change (migration 0036); followed members are counted here, because nobody follows
   * more than MOST_FOLLOWED. Neither count includes members with a block between them and the reader.
   */
  read(id: number, reader: number, db: Database | Tx = this.database): Promise<Relation | null> {
    return db.one<Relation>(sql`
      WITH kept AS (
        SELECT (SELECT is_blocker FROM member_block WHERE member_id = ${reader} AND other_id = ${id}) AS is_blocker,
               EXISTS (SELECT 1 FROM member_mute WHERE member_id = ${reader} AND muted_id = ${id}) AS is_muted,
               EXISTS (SELECT 1 FROM member_follow WHERE follower_id = ${reader} AND followed_id = ${id}) AS is_following,
               EXISTS (SELECT 1 FROM member_follow WHERE follower_id = ${id} AND followed_id = ${reader}) AS is_follower
      )
      SELECT
        coalesce(CASE WHEN there.is_seen THEN
          (SELECT followers FROM follower_count WHERE member_id = ${id})
          - (SELECT count(*) FROM member_block b JOIN member_follow f ON f.follower_id = b.other_id AND f.followed_id = ${id}
             JOIN member apart ON apart.id = b.other_id AND apart.is_public AND apart.is_active WHERE b.member_id = ${reader})
        END, 0)::int AS followers,
        coalesce(CASE WHEN there.is_seen THEN (
          SELECT count(*) - count(hidden.id)
                 - (SELECT count(*) FROM member_block b JOIN member_follow f ON f.followed_id = b.other_id AND f.follower_id = ${id}
                    JOIN member apart ON apart.id = b.other_id AND apart.is_public AND apart.is_active WHERE b.member_id = ${reader})
          FROM member_follow follow
          LEFT JOIN member hidden ON hidden.id = follow.followed_id AND NOT (hidden.is_public AND hidden.is_active)
          WHERE follow.follower_id = ${id}
        ) END, 0)::int AS following,
        kept.is_following AS "isFollowing", coalesce(kept.is_blocker, false) AS "isBlocked", kept.is_muted AS "isMuted",
        there.is_seen AND kept.is_follower AS "isFollower",
        there.is_seen AND who.id <> ${reader} AS "mayFollow"
      FROM member who CROSS JOIN kept
        CROSS JOIN LATERAL (SELECT kept.is_blocker IS NULL AND (who.id = ${reader} OR who.is_public AND who.is_active) AS is_seen) there
      WHERE who.id = ${id} AND (there.is_seen OR kept.is_blocker OR (kept.is_muted AND kept.is_blocker IS NULL))`);
  }

  /** Checks whether the reader can see them: public profile, active, and no block either way. */
  async isOpenTo(tx: Tx, id: number, reader: number): Promise<boolean> {
    const open = await tx.one(sql`
      SELECT 1 AS open FROM member WHERE id = ${id} AND is_public AND is_active
        AND NOT EXISTS (SELECT 1 FROM member_block b WHERE b.member_id = ${reader} AND b.other_id = ${id})`);
    return open !== null;
  }

  /** Checks whether the member exists, whether or not anybody may see them. */
  async isMember(tx: Tx, id: number): Promise<boolean> {
    return (await tx.one(sql`SELECT 1 AS found FROM member WHERE id = ${id}`)) !== null;
  }

  /** Locks the pair until the transaction ends, so that their acts on each other run one after the other. */
  async lockPair(tx: Tx, one: number, other: number): Promise<void> {
    const pair = `people ${Math.min(one, other)} ${Math.max(one, other)}`;
    await tx.query(sql`SELECT pg_advisory_xact_lock(hashtextextended(${pair}, 0))`);
  }
}
