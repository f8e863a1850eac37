import type { Tx } from '@waymark/service-kit';
import sql, { type Sql } from 'sql-template-tag';

/**
 * Ends what visitors said in a review that staff set aside, or in a statement set aside by itself, and lets it count again when
 * that is taken back; `settle` then sees which statement of each person stands. What its author took back stays taken back.
 * `which` are rules on `said`. The venue is locked.
 */
export async function putAside(tx: Tx, which: Sql): Promise<void> {
  await tx.query(sql`
    UPDATE statement said
    SET ended_at = CASE WHEN aside.is_aside THEN coalesce(said.ended_at, clock_timestamp()) ELSE said.ended_at END,
        ended_as = CASE WHEN aside.is_aside THEN 'set-aside' ELSE 'replaced' END
    FROM (SELECT said.id, said.set_aside IS NOT NULL OR review.set_aside IS NOT NULL AS is_aside
          FROM statement said LEFT JOIN review ON review.id = said.review_id
          WHERE ${which} AND said.said_by = 'visitor' AND said.ended_as IS DISTINCT FROM 'taken-back') AS aside
    WHERE said.id = aside.id AND (said.ended_as IS NOT DISTINCT FROM 'set-aside') <> aside.is_aside`);
}
