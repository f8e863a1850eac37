import type { ExportSection } from '@waymark/contracts-core';
import sql, { type Sql } from 'sql-template-tag';
import { memberAsPerson } from '../answer/person';

/** What a member said of places beyond reviews: facts, what is so for a while, and what has become of a place. */
export function ledgerSections(memberId: number): (Omit<ExportSection, 'rows'> & { select: Sql })[] {
  return [
    {
      id: 'statements',
      title: 'What you said about places, with its history',
      about:
        'Each time you said whether a feature is there, in a review or on its own, and when you changed your mind or withdrew it. Others see that a visitor said so, never who.',
      select: sql`
        SELECT venue.name AS venue, statement.feature, statement.value, statement.note, statement.amount, statement.unit,
          statement.observed AS "seenOn", statement.added_at AS "saidAt", statement.ended_at AS "endedAt",
          statement.ended_as AS "endedBecause", statement.review_id AS "withReviewNumber"
        FROM statement JOIN venue ON venue.id = statement.venue_id
        WHERE statement.person = ${memberAsPerson(memberId)} ORDER BY statement.id`,
    },
    {
      id: 'notices',
      title: 'Your notices',
      about:
        'Things you reported as out of order at a place for now. Everyone can read it until it ends. Nobody sees that it was you.',
      select: sql`
        SELECT venue.name AS venue, notice.text, notice.feature, notice.seen_on AS "seenOn", notice.ends_on AS "endsOn",
          notice.created_at AS "writtenAt", notice.ended_at AS "endedAt"
        FROM notice JOIN venue ON venue.id = notice.venue_id WHERE notice.member_id = ${memberId} ORDER BY notice.id`,
    },
    {
      id: 'notice-answers',
      title: 'Your answers to notices',
      about: 'Whether you saw it too. Others see only how many people did.',
      select: sql`
        SELECT venue.name AS venue, notice.text, answered.is_still_so AS "stillSo", answered.answered_at AS "answeredAt"
        FROM notice_answer answered JOIN notice ON notice.id = answered.notice_id JOIN venue ON venue.id = notice.venue_id
        WHERE answered.member_id = ${memberId} ORDER BY answered.answered_at, answered.notice_id`,
    },
    {
      id: 'place-reports',
      title: 'Places that you reported',
      about:
        'When you said that a place has closed, has moved, is listed twice or is still open. Nobody else sees that it was you.',
      select: sql`
        SELECT venue.name AS venue, report.what, other.name AS "nowKnownAs", report.reported_at AS "reportedAt"
        FROM place_report report JOIN venue ON venue.id = report.venue_id LEFT JOIN venue other ON other.id = report.other_id
        WHERE report.member_id = ${memberId} ORDER BY report.reported_at, report.venue_id`,
    },
  ];
}
