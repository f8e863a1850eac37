import { CLAIM } from '@waymark/contracts-reviews';
import sql, { type Sql } from 'sql-template-tag';

/**
 * `mergeFeature` in SQL: takes a claim (0 to 3), the stored counts (null for none), and whether the feature is partly
 * available.
 */
export function featureStateSql(claim: Sql, agrees: Sql, disagrees: Sql, partly: Sql = sql`false`): Sql {
  return sql`(
    SELECT CASE
      WHEN stated = ${CLAIM.doesNotApply} THEN 'does-not-apply'
      WHEN least(agreeing, others) * 3 >= agreeing + others AND agreeing + others > 0 THEN 'disagree'
      WHEN agreeing + others = 0 AND stated = ${CLAIM.unknown} THEN CASE WHEN in_part THEN 'partly' ELSE 'unknown' END
      WHEN (agreeing >= others) = (stated <> ${CLAIM.notAvailable}) THEN 'available'
      ELSE 'not-available' END
    FROM (SELECT coalesce(${claim}, 0) AS stated, coalesce(${agrees}, 0) AS agreeing, coalesce(${disagrees}, 0) AS others, coalesce(${partly}, false) AS in_part) AS merged)`;
}
