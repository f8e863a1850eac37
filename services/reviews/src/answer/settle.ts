import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

/**
 * Keeps one valid answer for each person and feature: the latest that was not withdrawn. If a later one was deleted
 * with its review, the earlier one becomes valid again. Without `persons`, settles the answers of all.
 */
export async function settle(tx: Tx, venueIds: readonly number[], persons: readonly string[] | null): Promise<void> {
  await tx.query(sql`
    UPDATE statement said SET ended_at = ranked.newer_at, ended_as = 'replaced'
    FROM (SELECT id, ended_at, lag(added_at) OVER (PARTITION BY venue_id, feature, person ORDER BY added_at DESC, id DESC) AS newer_at
          FROM statement
          WHERE venue_id = ANY(${venueIds}::int[]) AND (${persons}::text[] IS NULL OR person = ANY(${persons}::text[])) AND said_by = 'visitor'
            AND ended_as IS DISTINCT FROM 'set-aside'
         ) AS ranked
    WHERE said.id = ranked.id AND ranked.ended_at IS NULL AND ranked.newer_at IS NOT NULL`);
  await tx.query(sql`
    UPDATE statement said SET ended_at = NULL, ended_as = NULL
    FROM (SELECT id, ended_as, added_at,
                 row_number() OVER (PARTITION BY venue_id, feature, person ORDER BY added_at DESC, id DESC) AS place,
                 max(CASE WHEN ended_as = 'taken-back' THEN ended_at END) OVER (PARTITION BY venue_id, feature, person) AS taken_at
          FROM statement
          WHERE venue_id = ANY(${venueIds}::int[]) AND (${persons}::text[] IS NULL OR person = ANY(${persons}::text[])) AND said_by = 'visitor'
            AND ended_as IS DISTINCT FROM 'set-aside'
         ) AS ranked
    WHERE said.id = ranked.id AND ranked.place = 1 AND ranked.ended_as = 'replaced'
      AND (ranked.taken_at IS NULL OR ranked.taken_at <= ranked.added_at)`);
}
