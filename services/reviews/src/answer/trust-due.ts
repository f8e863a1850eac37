import type { Feature } from '@waymark/contracts-reviews';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { memberAsPerson } from './person';

/**
 * Schedules a recount of trust for everyone who answered at these venues, in the transaction that changes answers.
 * Inserts one row, however many people there are. No row is updated, so writers never wait for the counting job.
 */
export async function trustDue(tx: Tx, venueIds: readonly number[], feature: Feature | null = null): Promise<void> {
  await tx.query(sql`
    INSERT INTO trust_due (venue_id, feature) SELECT venue_id, ${feature}::text FROM unnest(${venueIds}::int[]) AS asked(venue_id)`);
}

/**
 * Schedules a recount of trust at every venue where a member answered, because their answers no longer count for
 * others, or count again.
 */
export async function trustDueWith(tx: Tx, memberId: number): Promise<void> {
  await tx.query(sql`
    INSERT INTO trust_due (venue_id) SELECT DISTINCT venue_id FROM answer WHERE person = ${memberAsPerson(memberId)}`);
}

/** Schedules a recount of one member's trust, because some of their answers may have been deleted with a review. */
export async function trustDueOf(tx: Tx, memberId: number): Promise<void> {
  await tx.query(sql`
    INSERT INTO member_trust (member_id, due_at) VALUES (${memberId}, clock_timestamp())
    ON CONFLICT (member_id) DO UPDATE SET due_at = excluded.due_at`);
}
