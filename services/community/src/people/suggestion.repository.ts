import { Injectable } from '@nestjs/common';
import type { Person } from '@waymark/contracts-community';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';

interface SuggestionRow extends Person {
  /** Shared interests from both public profiles. */
  shared: string[];
  /** The town in both profiles; null if it differs or one of them shows none. */
  sameCity: string | null;
  /** How many helpful votes their reviews got. */
  helpfulVotes: number;
}

/**
 * Members scanned from the starting point, continuing at the beginning of the list. The cost does not depend on the
 * number of members.
 */
const WALKED = 2_000;
/** Of the scanned members, those with the most shared interests. */
const MOST_IN_COMMON = 150;
const OF_ONE_TOWN = 150;
const MOST_HELPFUL = 150;

@Injectable()
export class SuggestionRepository {
  constructor(private readonly database: Database) {}

  /**
   * Returns the members with the most in common with the reader. `place` (0 to 1) is where in the list of members the
   * scan starts.
   */
  find(reader: number, place: number, limit: number): Promise<SuggestionRow[]> {
    return this.database.query<SuggestionRow>(sql`
      WITH reader AS (
        SELECT interests, lower(city) AS city FROM member WHERE id = ${reader}
      ), start AS (
        -- As whole as ids are: against a fraction their index is read from its beginning.
        SELECT (max(id) * ${place}::float8)::int AS id FROM member
      ), walked AS (
        (SELECT id, interests, is_public AND is_active AS is_shown FROM member WHERE id > (SELECT id FROM start) ORDER BY id LIMIT ${WALKED})
        UNION ALL
        (SELECT id, interests, is_public AND is_active FROM member WHERE id <= (SELECT id FROM start) ORDER BY id LIMIT ${WALKED})
        LIMIT ${WALKED}
      ), candidate AS (
        (SELECT walked.id FROM walked CROSS JOIN reader
           CROSS JOIN LATERAL (SELECT count(*) AS interests FROM unnest(walked.interests) AS interest WHERE interest = ANY (reader.interests)) common
         WHERE is_shown AND common.interests > 0
           AND NOT EXISTS (SELECT 1 FROM member_follow f WHERE f.follower_id = ${reader} AND f.followed_id = walked.id)
         ORDER BY common.interests DESC, walked.id LIMIT ${MOST_IN_COMMON})
        UNION
        (SELECT id FROM member
         WHERE is_public AND is_active AND city IS NOT NULL AND lower(city) = (SELECT city FROM reader)
         ORDER BY id DESC LIMIT ${OF_ONE_TOWN})
        UNION
        (SELECT member_id FROM member_merit WHERE helpful_votes > 0
         ORDER BY helpful_votes DESC, member_id LIMIT ${MOST_HELPFUL})
      )
      SELECT who.id, who.display_name AS "displayName", who.username, who.is_verified AS "isVerified", common.shared,
             CASE WHEN lower(who.city) = reader.city THEN who.city END AS "sameCity",
             coalesce(merit.helpful_votes, 0) AS "helpfulVotes"
      FROM candidate JOIN member who ON who.id = candidate.id CROSS JOIN reader
        LEFT JOIN member_merit merit ON merit.member_id = who.id
        CROSS JOIN LATERAL (
          SELECT coalesce(array_agg(interest ORDER BY interest), '{}') AS shared FROM unnest(who.interests) AS interest
          WHERE interest = ANY (reader.interests)
        ) common
      WHERE who.is_public AND who.is_active AND who.id <> ${reader}
        AND NOT EXISTS (SELECT 1 FROM member_block b WHERE b.member_id = ${reader} AND b.other_id = who.id)
        AND NOT EXISTS (SELECT 1 FROM member_mute m WHERE m.member_id = ${reader} AND m.muted_id = who.id)
        AND NOT EXISTS (SELECT 1 FROM member_follow f WHERE f.follower_id = ${reader} AND f.followed_id = who.id)
      ORDER BY cardinality(common.shared) + CASE WHEN lower(who.city) = reader.city THEN 2 ELSE 0 END
               + CASE WHEN merit.helpful_votes > 0 THEN 1 ELSE 0 END DESC,
               coalesce(merit.helpful_votes, 0) DESC, who.id
      LIMIT ${limit}`);
  }
}

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Returns the reasons for a suggestion as sentences. Every suggested person has at least one. */
export function reasonsOf({ shared, sameCity, helpfulVotes }: SuggestionRow): string[] {
  return [
    ...(shared.length > 0 ? [`You share an interest: ${AND.format(shared)}`] : []),
    ...(sameCity !== null ? [`Lives in ${sameCity}, as you do`] : []),
    ...(helpfulVotes > 0 ? [`Others found their reviews helpful ${times(helpfulVotes)}`] : []),
  ];
}

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);
