import type { ContentKind, Corrected } from '@waymark/contracts-core';
import sql, { type Sql } from 'sql-template-tag';

/**
 * What everybody is told of words that staff corrected; null of any other row. The statement is for the author alone: `isAuthor`
 * says who that is, or `forReader` afterwards.
 */
export function correctedOf(row: Sql, kind: ContentKind, isAuthor = sql`true`): Sql {
  return sql`(SELECT json_build_object('at', to_char(applied_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'statementId', CASE WHEN ${isAuthor} THEN statement_id END)
    FROM moderated_correction WHERE kind = ${kind} AND content_id = ${row}.id::text AND state = 'in-force')`;
}

export const forReader = (corrected: Corrected | null, isOwn: boolean): Corrected | null =>
  corrected && (isOwn ? corrected : { ...corrected, statementId: null });

/**
 * What its author is told of a row that staff set aside: how, and the number of the statement of reasons, be it about this row or
 * about all of its day. Null of any other row.
 */
export function asideOf(row: Sql, kind: ContentKind): Sql {
  return sql`(CASE WHEN ${row}.set_aside IS NOT NULL THEN json_build_object('state', ${row}.set_aside, 'statementId', coalesce(
    (SELECT statement_id FROM moderated_content WHERE kind = ${kind} AND content_id = ${row}.id::text AND state <> 'shown'),
    (SELECT revert.statement_id FROM reverted_content taken JOIN revert_state revert ON revert.revert_id = taken.revert_id
     WHERE taken.kind = ${kind} AND taken.content_id = ${row}.id::text LIMIT 1))) END)`;
}
