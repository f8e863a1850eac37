import { Inject, Injectable } from '@nestjs/common';
import { memberFollowed, MOST_FOLLOWED } from '@waymark/contracts-community';
import { CONFIG, coreProblem, Outbox, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { CommunityConfig } from '../config';
import { problem } from '../problem';

const SECONDS = 60;
/** Nobody reads faster than one profile a second; a program follows thousands. */
const ACTS_A_MINUTE = 60;

/** The rows of follows, what limits them, and who is told. */
@Injectable()
export class FollowWriter {
  private readonly actsAMinute: number;

  constructor(
    private readonly outbox: Outbox,
    @Inject(CONFIG) config: Pick<CommunityConfig, 'RATE_LIMIT_FACTOR'>,
  ) {
    this.actsAMinute = Math.ceil(ACTS_A_MINUTE * config.RATE_LIMIT_FACTOR);
  }

  /** One row, however often it is asked for. Refused beyond the limits: the row then goes with the transaction. */
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
    // A private profile follows in silence: who hears of a follow would learn who it is.
    const open = await tx.one(sql`SELECT 1 AS open FROM member WHERE id = ${follower} AND is_public AND is_active`);
    if (open) await this.tell(tx, { follower, followed, isFollowing: true });
  }

  async unfollow(tx: Tx, follower: number, followed: number): Promise<void> {
    if (await this.end(tx, follower, followed)) await this.keepPace(tx, follower);
  }

  /** Both ways, without a limit: whoever blocks somebody must not wait. */
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

  /** Counts what changes something. The member's row makes their acts take turns: ten at once are counted too. */
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
