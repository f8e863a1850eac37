import sql, { type Sql } from 'sql-template-tag';

/** True if a member represents a venue now: the claim is granted and the member is not suspended. */
export function speaksFor(venueId: Sql, memberId: Sql): Sql {
  return sql`EXISTS (
    SELECT 1 FROM owner_claim standing LEFT JOIN member owner ON owner.id = standing.member_id
    WHERE standing.venue_id = ${venueId} AND standing.member_id = ${memberId} AND standing.state = 'given'
      AND coalesce(owner.is_active, true))`;
}

/** Selects the venue's reply to a review as JSON; null while nobody represents the venue, or if moderators hid it. */
export function replyOf(review: Sql): Sql {
  return sql`(
    SELECT json_build_object('id', reply.id, 'text', reply.text, 'answeredAt', reply.answered_at, 'editedAt', reply.edited_at)
    FROM owner_answer reply
    WHERE reply.review_id = ${review}.id AND reply.set_aside IS NULL AND ${speaksFor(sql`${review}.venue_id`, sql`reply.member_id`)}
    ORDER BY reply.id LIMIT 1)`;
}
