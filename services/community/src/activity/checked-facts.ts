import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import type { venueAnswered } from '@waymark/contracts-reviews';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { lockSubject } from '../news/removed-news';

/**
 * Facts that a member checked at one venue on one day are one thing in the feed. It is counted from the newest answer to each
 * claim, so it shrinks as answers are taken back and goes with the last. Another answer to the same claim is no news.
 */
export async function storeCheckedFact(
  tx: Tx,
  { data, aggregateVersion, time }: EventEnvelope<EventData<typeof venueAnswered>>,
): Promise<void> {
  const { memberId, venueId, feature, answer } = data;
  const subject = `facts:${memberId}:${venueId}:`;
  await lockSubject(tx, subject);
  await tx.query(sql`
    INSERT INTO answered_fact AS known (member_id, venue_id, feature, is_answered, day, version)
    VALUES (${memberId}, ${venueId}, ${feature}, ${answer !== 0}, (${time}::timestamptz AT TIME ZONE 'UTC')::date, ${aggregateVersion})
    ON CONFLICT (member_id, venue_id, feature) DO UPDATE SET
      day = CASE WHEN known.is_answered THEN known.day ELSE excluded.day END,
      is_answered = excluded.is_answered, version = excluded.version
    WHERE excluded.version > known.version`);
  await tx.query(sql`
    DELETE FROM activity a WHERE a.actor_id = ${memberId} AND a.kind = 'facts' AND a.venue_id = ${venueId}
      AND NOT EXISTS (SELECT 1 FROM answered_fact f WHERE f.member_id = ${memberId} AND f.venue_id = ${venueId}
                        AND f.is_answered AND a.subject = ${subject}::text || f.day::text)`);
  await tx.query(sql`
    INSERT INTO activity (actor_id, kind, subject, thing_id, venue_id, amount, version, created_at)
    SELECT ${memberId}, 'facts', ${subject}::text || day::text, ${venueId}, ${venueId}, count(*)::int, ${aggregateVersion}, ${time}::timestamptz
    FROM answered_fact WHERE member_id = ${memberId} AND venue_id = ${venueId} AND is_answered GROUP BY day
    ON CONFLICT (subject) DO UPDATE SET amount = excluded.amount`);
}
