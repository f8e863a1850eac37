import { Injectable } from '@nestjs/common';
import {
  BADGE_RULES,
  badgeReason,
  INFLUENCER_RULE,
  type MemberBadges,
  type Reputation,
  REPUTATION_KINDS,
  REPUTATION_RULES,
  type ReputationBadge,
  type ReputationSum,
} from '@waymark/contracts-community';
import { Database, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

export interface DueReputation {
  memberId: number;
  points: number;
  badges: { badge: ReputationBadge; count: number }[];
  isInfluencer: boolean;
  version: number;
}

export interface CountedReputation extends Reputation {
  memberId: number;
  version: number;
}

/** The rules of the contract, in the shape that the query below reads. */
const RULES = {
  kinds: [...REPUTATION_KINDS],
  mostADay: REPUTATION_KINDS.map((kind) => REPUTATION_RULES[kind].mostADay),
  mostEach: REPUTATION_KINDS.map((kind) => REPUTATION_RULES[kind].given?.mostEach ?? 0),
};

/** All SQL of points and badges. */
@Injectable()
export class ReputationRepository {
  constructor(private readonly database: Database) {}

  /** Returns and locks members that are due for a recount. Skips those that another process has locked. */
  due(tx: Tx, most: number): Promise<DueReputation[]> {
    return tx.query<DueReputation>(sql`
      SELECT member_id AS "memberId", points, badges, is_influencer AS "isInfluencer", version FROM member_merit
      WHERE due_at <= now() ORDER BY due_at LIMIT ${most} FOR UPDATE SKIP LOCKED`);
  }

  /** Returns the sums of a member's entries, by kind. */
  sums(tx: Tx, memberIds: readonly number[]): Promise<(ReputationSum & { memberId: number })[]> {
    return tx.query(sql`
      WITH rule AS (
        SELECT * FROM unnest(${RULES.kinds}::text[], ${RULES.mostADay}::int[], ${RULES.mostEach}::int[]) AS of (kind, most_a_day, most_each)
      ), days AS (
        SELECT member_id, kind, least(count(*), most_a_day) AS counted, count(*) AS things, sum(given) AS given,
               sum(least(given, most_each)) AS given_counted, count(*) FILTER (WHERE given > 0) AS thanked
        FROM merit_entry entry JOIN rule USING (kind)
        WHERE member_id = ANY(${[...memberIds]}::int[]) AND is_there AND NOT is_set_aside AND NOT EXISTS (
          SELECT 1 FROM merit_entry trip
          WHERE trip.kind = 'trip' AND trip.thing = entry.under AND (NOT trip.is_there OR trip.is_set_aside))
        GROUP BY member_id, kind, day, most_a_day, most_each
      )
      SELECT coalesce(member_id, 0) AS "memberId", kind, coalesce(sum(things)::int, 0) AS things, coalesce(sum(counted)::int, 0) AS counted,
             coalesce(sum(given)::int, 0) AS given, coalesce(sum(given_counted)::int, 0) AS "givenCounted",
             coalesce(sum(thanked)::int, 0) AS thanked
      FROM days GROUP BY member_id, kind`);
  }

  /** Counts followers only up to what the rule requires, so 50,000 are never counted. */
  followers(tx: Tx, memberIds: readonly number[]): Promise<{ memberId: number; followers: number }[]> {
    return tx.query(sql`
      SELECT coalesce(of.id, 0) AS "memberId", coalesce((
        SELECT count(*)::int FROM (
          SELECT 1 FROM member_follow JOIN member ON member.id = follower_id AND is_active
          WHERE followed_id = of.id LIMIT ${INFLUENCER_RULE.followers}) AS few), 0) AS followers
      FROM unnest(${[...memberIds]}::int[]) AS of (id)`);
  }

  async store(tx: Tx, merits: readonly CountedReputation[]): Promise<void> {
    const all = JSON.stringify(merits);
    await tx.query(sql`
      UPDATE member_merit SET points = now_is.points, helpful_votes = now_is."helpfulVotes", badges = now_is.badges,
        is_influencer = now_is."isInfluencer", version = now_is.version, due_at = NULL, counted_at = now()
      FROM jsonb_to_recordset(${all}::jsonb)
        AS now_is ("memberId" int, points int, "helpfulVotes" int, badges jsonb, "isInfluencer" boolean, version int)
      WHERE member_id = now_is."memberId"`);
  }

  /**
   * Returns the points and badges of a member, or null if the reader must not see them: private, suspended, blocked
   * and unknown members look the same. Members always see their own.
   */
  seenBy(reader: number, memberId: number): Promise<Pick<DueReputation, 'points' | 'badges'> | null> {
    return this.database.one(sql`
      SELECT coalesce(merit.points, 0) AS points, coalesce(merit.badges, '[]') AS badges
      FROM member LEFT JOIN member_merit merit ON merit.member_id = member.id
      WHERE member.id = ${memberId} AND (member.id = ${reader} OR is_active AND is_public
        AND NOT EXISTS (SELECT 1 FROM member_block b WHERE b.member_id = ${reader} AND b.other_id = member.id))`);
  }
}

export function toMemberBadges(
  memberId: number,
  { points, badges }: Pick<DueReputation, 'points' | 'badges'>,
): MemberBadges {
  // A badge that was removed from the rules is hidden until the member is recounted.
  const known = badges.filter(({ badge }) => badge in BADGE_RULES);
  return {
    memberId,
    points,
    badges: known.map(({ badge, count }) => ({
      badge,
      name: BADGE_RULES[badge].name,
      reason: badgeReason(badge, count),
    })),
  };
}
