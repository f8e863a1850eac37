import sql, { type Sql } from 'sql-template-tag';

/**
 * Selects a member's notifications as they are now. The list, the count, emails and "mark as read" all use it.
 * Excludes deleted content and members who left, are suspended, blocked or muted. Titles and names are the current
 * ones.
 */
export function shownTo(memberId: number): Sql {
  return sql`notification n
    LEFT JOIN member actor ON actor.id = n.actor_id
    LEFT JOIN activity trip ON trip.subject = 'trip:' || n.blog_id
    LEFT JOIN venue_name venue ON venue.venue_id = n.venue_id
    LEFT JOIN moderation_decision decision ON decision.id = n.decision_id
    LEFT JOIN moderation_case content ON content.id = decision.case_id
    WHERE n.member_id = ${memberId}
      AND (n.actor_id IS NULL OR (actor.is_active
        AND NOT EXISTS (SELECT 1 FROM member_block b WHERE b.member_id = ${memberId} AND b.other_id = n.actor_id)
        AND NOT EXISTS (SELECT 1 FROM member_mute u WHERE u.member_id = ${memberId} AND u.muted_id = n.actor_id)))
      AND CASE n.type
        WHEN 'follow' THEN actor.is_public AND ${followsStill(memberId)}
        WHEN 'review_like' THEN n.amount > 0
        WHEN 'owner_answer' THEN ${isAnswerShown}
        WHEN 'report' THEN true
        WHEN 'statement' THEN decision.author_id = ${memberId}
        ELSE trip.id IS NOT NULL AND NOT trip.is_set_aside END`;
}

/**
 * Written as a scalar subquery, because for an EXISTS PostgreSQL would read all 50,000 followers for 1,000
 * notifications.
 */
const followsStill = (memberId: number): Sql =>
  sql`(SELECT true FROM member_follow f WHERE f.follower_id = n.actor_id AND f.followed_id = ${memberId})`;

/** True if moderators hid neither the reply nor its review, and its author still represents the venue. */
const isAnswerShown = sql`NOT EXISTS (
    SELECT 1 FROM moderation_case aside WHERE aside.content_state <> 'shown'
      AND (aside.kind, aside.content_id) IN (('owner-answer', split_part(n.subject, ':', 2)), ('review', n.review_id::text)))
  AND NOT EXISTS (
    SELECT 1 FROM venue_owner gone WHERE gone.venue_id = n.venue_id AND gone.member_id = n.actor_id AND NOT gone.is_owner)`;
