import sql from 'sql-template-tag';

/**
 * Verification counts of the outer `venue` as a JSON list. One person counts once per feature with the newest
 * answer; a review whose author is gone stands for one person of its own.
 */
export const VERIFICATIONS_JSON = sql`
  (SELECT coalesce(json_agg(counted), '[]'::json) FROM (
    SELECT feature,
           count(*) FILTER (WHERE answer = 1)::int AS agrees,
           count(*) FILTER (WHERE answer = 2)::int AS disagrees,
           max(answered_at) AS newest
    FROM (
      SELECT DISTINCT ON (person, feature) person, feature, answer, answered_at
      FROM (
        SELECT coalesce('member:' || r.author_id, CASE WHEN r.is_sample THEN 'sample:' || r.reviewer_name END, 'review:' || r.id) AS person,
               given.key AS feature, given.value::int AS answer, r.created_at AS answered_at, r.id AS review_id
        FROM review r CROSS JOIN LATERAL jsonb_each_text(r.verify) AS given
        WHERE r.venue_id = venue.id
      ) AS answers
      ORDER BY person, feature, answered_at DESC, review_id DESC
    ) AS newest_answers
    WHERE answer IN (1, 2)
    GROUP BY feature
  ) AS counted)`;
