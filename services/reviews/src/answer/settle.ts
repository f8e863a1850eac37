import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

/**
 * One statement of each person and feature stands: the newest, unless it was taken back. What replaced an older one may have gone
 * with its review; then the older one stands again. Of these persons, or of all.
 */
export async function settle(tx: Tx, venueIds: readonly number[], persons: readonly string[] | null): Promise<void> {
  await tx.query(sql`
    UPDATE statement said SET ended_at = newer.added_at, ended_as = 'replaced'
    FROM statement newer
    WHERE said.venue_id = ANY(${venueIds}::int[]) AND (${persons}::text[] IS NULL OR said.person = ANY(${persons}::text[]))
      AND said.said_by = 'visitor' AND said.ended_at IS NULL
      AND newer.venue_id = said.venue_id AND newer.feature = said.feature AND newer.person = said.person
      AND (newer.added_at, newer.id) > (said.added_at, said.id)`);
  await tx.query(sql`
    UPDATE statement said SET ended_at = NULL, ended_as = NULL
    FROM (SELECT DISTINCT ON (venue_id, feature, person) id, ended_as, added_at, venue_id, feature, person
          FROM statement
          WHERE venue_id = ANY(${venueIds}::int[]) AND (${persons}::text[] IS NULL OR person = ANY(${persons}::text[])) AND said_by = 'visitor'
          ORDER BY venue_id, feature, person, added_at DESC, id DESC) AS newest
    WHERE said.id = newest.id AND newest.ended_as = 'replaced' AND NOT EXISTS (
      SELECT 1 FROM statement taken
      WHERE taken.venue_id = newest.venue_id AND taken.feature = newest.feature AND taken.person = newest.person
        AND taken.ended_as = 'taken-back' AND taken.ended_at > newest.added_at)`);
}
