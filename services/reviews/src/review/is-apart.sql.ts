import sql, { type Sql } from 'sql-template-tag';

/** Whether `person` and `reader` are not shown to each other, whichever of them blocked the other. Visitors see everybody. */
export function isApart(person: Sql, reader: number | null): Sql {
  return sql`coalesce(${person} IN (
    SELECT CASE WHEN member_id = ${reader}::int THEN blocked_id ELSE member_id END
    FROM member_block WHERE is_blocked AND ${reader}::int IN (member_id, blocked_id)), false)`;
}
