import type { Feature } from '@waymark/contracts-reviews';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { memberAsPerson } from './person';

/**
 * Notes, in the transaction that changes answers, that those who answered there are to be counted again. One row, however many
 * they are; never the same row twice, so that nobody who writes waits for whoever counts.
 */
export async function trustDue(tx: Tx, venueIds: readonly number[], feature: Feature | null = null): Promise<void> {
  await tx.query(sql`
    INSERT INTO trust_due (venue_id, feature) SELECT venue_id, ${feature}::text FROM unnest(${venueIds}::int[]) AS asked(venue_id)`);
}

/** The same of every place where a member answered: they no longer count as others, or do again. */
export async function trustDueWith(tx: Tx, memberId: number): Promise<void> {
  await tx.query(sql`
    INSERT INTO trust_due (venue_id) SELECT DISTINCT venue_id FROM answer WHERE person = ${memberAsPerson(memberId)}`);
}

/** The same of one member, whose answers there may be gone with a review. */
export async function trustDueOf(tx: Tx, memberId: number): Promise<void> {
  await tx.query(sql`
    INSERT INTO member_trust (member_id, due_at) VALUES (${memberId}, clock_timestamp())
    ON CONFLICT (member_id) DO UPDATE SET due_at = excluded.due_at`);
}
