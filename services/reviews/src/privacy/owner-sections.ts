import type { ExportSection } from '@waymark/contracts-core';
import sql, { type Sql } from 'sql-template-tag';

/** Export sections for a member as venue owner: what they stated and what staff decided. */
export function ownerSections(memberId: number): (Omit<ExportSection, 'rows'> & { select: Sql })[] {
  return [
    {
      id: 'venue-claims',
      title: 'Places that you said you run',
      about: 'The state of each claim and the reason. Others see that someone represents the place, but never who.',
      select: sql`
        SELECT venue.name AS venue, claim.state, claim.way AS "shownBy", claim.words, claim.reason, claim.asked_at AS "askedAt",
          claim.changed_at AS "changedAt"
        FROM owner_claim claim JOIN venue ON venue.id = claim.venue_id WHERE claim.member_id = ${memberId}
        ORDER BY claim.asked_at, claim.venue_id`,
    },
    {
      id: 'venue-facts',
      title: 'What you said for places that you run',
      about:
        'Facts about features. Everyone can read them while you represent the place, marked as coming from the place.',
      select: sql`
        SELECT venue.name AS venue, fact.feature, fact.value, fact.said_on AS "saidOn"
        FROM owner_fact fact JOIN venue ON venue.id = fact.venue_id WHERE fact.member_id = ${memberId}
        ORDER BY fact.venue_id, fact.feature`,
    },
    {
      id: 'venue-replies',
      title: 'Your replies to reviews of places that you run',
      about: 'Everyone can read them while you represent the place. Only our staff can read their earlier versions.',
      select: sql`
        SELECT venue.name AS venue, reply.review_id AS "reviewNumber", reply.text, reply.earlier AS "saidBefore",
          reply.answered_at AS "answeredAt", reply.edited_at AS "editedAt", reply.set_aside AS "setAsideByStaff"
        FROM owner_answer reply JOIN review ON review.id = reply.review_id JOIN venue ON venue.id = review.venue_id
        WHERE reply.member_id = ${memberId} ORDER BY reply.id`,
    },
    {
      id: 'reviews-staff-acts',
      title: 'What staff did about places and reviews',
      about: 'Staff actions that concern you, and your own actions if you are on the staff.',
      select: sql`
        SELECT at, act, detail, CASE WHEN subject_id = ${memberId} THEN reason END AS reason,
               actor_id IS NOT DISTINCT FROM ${memberId}::int AS "yourAct"
        FROM audit_entry WHERE actor_id = ${memberId} OR subject_id = ${memberId} ORDER BY id`,
    },
  ];
}
