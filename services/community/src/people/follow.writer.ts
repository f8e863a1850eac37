import { Inject, Injectable } from '@nestjs/common';
import { memberFollowed, MOST_FOLLOWED } from '@waymark/contracts-community';
import { CONFIG, coreProblem, Outbox, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { CommunityConfig } from '../config';
import { problem } from '../problem';

const SECONDS = 60;
/** Follows and unfollows by one member in a minute. Nobody does more than one a second by hand. */
const ACTS_A_MINUTE = 60;

/** Writes follows, applies their limits, and publishes their events. */
@Injectable()
export class FollowWriter {
  private readonly actsAMinute: number;

  constructor(
    private readonly outbox: Outbox,
    @Inject(CONFIG) config: Pick<CommunityConfig, 'RATE_LIMIT_FACTOR'>,
  ) {
    this.actsAMinute = Math.ceil(ACTS_A_MINUTE * config.RATE_LIMIT_FACTOR);
  }

  /** Idempotent. Beyond the limits it throws, and the transaction rolls the new row back. */
  async follow(tx: Tx, follower: number, followed: number): Promise<void> {
    const added = await tx.one(sql`
      INSERT INTO member_follow (follower_id, followed_id) VALUES (${follower}, ${followed})
      ON CONFLICT DO NOTHING RETURNING 1 AS added`);
    if (!added) return;
    await this.keepPace(tx, follower);
    const held = await tx.one<{ follows: number }>(
      sql`SELECT coalesce(count(*), 0)::int AS follows FROM member_follow WHERE follower_id = ${follower}`,
    );
    if (held && held.follows > MOST_FOLLOWED) throw problem('follow.too-many');
    // A follow by a member with a private profile is not announced: it would reveal who they are.
    const open = await tx.one(sql`SELECT 1 AS open FROM member WHERE id = ${follower} AND is_public AND is_active`);
    if (open) await this.tell(tx, { follower, followed, isFollowing: true });
  }

  async unfollow(tx: Tx, follower: number, followed: number): Promise<void> {
    if (await this.end(tx, follower, followed)) await this.keepPace(tx, follower);
  }

  /** Ends follows in both directions, without a rate limit: a block must never wait. */
  async endBoth(tx: Tx, one: number, other: number): Promise<void> {
    await this.end(tx, one, other);
    await this.end(tx, other, one);
  }

  private async end(tx: Tx, follower: number, followed: number): Promise<boolean> {
    const gone = await tx.one(
      sql`DELETE FROM member_follow WHERE follower_id = ${follower} AND followed_id = ${followed} RETURNING 1 AS gone`,
    );
    if (gone) await this.tell(tx, { follower, followed, isFollowing: false });
    return gone !== null;
  }

  /**
   * Counts only acts that change something. The row's lock makes concurrent acts wait in turn, so all of them are
   * counted.
   */
  private async keepPace(tx: Tx, memberId: number): Promise<void> {
    const pace = await tx.one<{ acts: number; age: number | null }>(sql`
      INSERT INTO follow_pace AS pace (member_id, acts) VALUES (${memberId}, 1)
      ON CONFLICT (member_id) DO UPDATE
        SET acts = CASE WHEN pace.started_at <= now() - make_interval(secs => ${SECONDS}) THEN 1 ELSE pace.acts + 1 END,
            started_at = CASE WHEN pace.started_at <= now() - make_interval(secs => ${SECONDS}) THEN now() ELSE pace.started_at END
      RETURNING acts, extract(epoch FROM clock_timestamp() - started_at)::float8 AS age`);
    if (!pace || pace.acts <= this.actsAMinute) return;
    const retryAfterSeconds = Math.max(1, Math.ceil(SECONDS - (pace.age ?? 0)));
    throw coreProblem('request.rate-limited', { retryAfterSeconds });
  }

  private async tell(tx: Tx, { follower, followed, isFollowing }: Pair): Promise<void> {
    const next = await tx.one<{ version: number }>(
      sql`SELECT coalesce(nextval('member_follow_version'), 0)::int AS version`,
    );
    await this.outbox.add(tx, memberFollowed, {
      aggregateId: `${follower}-${followed}`,
      aggregateVersion: next?.version ?? 1,
      data: { followerId: follower, followedId: followed, isFollowing },
    });
  }
}

interface Pair {
  follower: number;
  followed: number;
  isFollowing: boolean;
}
