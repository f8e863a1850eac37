import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

/**
 * Updates venues' claims from the valid facts in the `statement` table: 1 yes, 2 no, 3 does not apply. "Partly" and
 * free text become a note. The venues must be locked. Returns the venues with changed claims.
 */
export async function writeClaims(tx: Tx, venueIds: readonly number[]): Promise<number[]> {
  const changed = await tx.query<{ id: number }>(sql`
    WITH stated AS (
      SELECT asked.id,
             coalesce(jsonb_object_agg(feature, array_position('{yes,no,does-not-apply}', value))
                      FILTER (WHERE value IN ('yes', 'no', 'does-not-apply')), '{}') AS claims,
             coalesce(jsonb_object_agg(feature, note) FILTER (WHERE note IS NOT NULL), '{}') AS notes,
             coalesce(array_agg(feature ORDER BY feature) FILTER (WHERE value = 'partly'), '{}') AS partly
      FROM unnest(${venueIds}::int[]) AS asked(id)
      -- The second condition goes into the view, so that its index is read; for the first one it would sort every statement.
      LEFT JOIN stated_fact AS fact ON fact.venue_id = asked.id AND fact.venue_id = ANY(${venueIds}::int[])
      GROUP BY asked.id)
    UPDATE venue SET claims = stated.claims, claim_notes = stated.notes, partly = stated.partly, version = version + 1
    FROM stated
    WHERE venue.id = stated.id
      AND (venue.claims, venue.claim_notes, venue.partly) IS DISTINCT FROM (stated.claims, stated.notes, stated.partly)
    RETURNING venue.id`);
  return changed.map(({ id }) => id);
}
