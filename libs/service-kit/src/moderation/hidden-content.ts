import type { ContentKind, ContentState, Corrected } from '@waymark/contracts-core';
import sql, { type Sql } from 'sql-template-tag';
import { coreProblem, type ProblemException } from '../problem/problem-exception';

/** Converts a state to the row's value: null when shown. */
export const hiddenContentOf = (state: ContentState): string | null => (state === 'shown' ? null : state);

export const stateOf = (setAside: string | null): ContentState =>
  setAside === 'hidden' || setAside === 'removed' ? setAside : 'shown';

/** Returns the problem for a reader who opens a hidden row's address; null when the row is shown or missing. */
export function asideProblem(row: { setAside: string | null } | null): ProblemException | null {
  const state = stateOf(row?.setAside ?? null);
  return state === 'shown' ? null : coreProblem(`content.${state}`);
}

/**
 * Returns SQL for the public information about text that staff corrected; null for any other row. Only the author gets
 * the statement of reasons: filter with `isAuthor` here, or with `forReader` afterwards.
 */
export function correctedOf(row: Sql, kind: ContentKind, isAuthor = sql`true`): Sql {
  return sql`(SELECT json_build_object('at', to_char(applied_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'statementId', CASE WHEN ${isAuthor} THEN statement_id END)
    FROM moderated_correction WHERE kind = ${kind} AND content_id = ${row}.id::text AND state = 'in-force')`;
}

export const forReader = (corrected: Corrected | null, isOwn: boolean): Corrected | null =>
  corrected && (isOwn ? corrected : { ...corrected, statementId: null });

/**
 * Returns SQL for what the author sees of a row that moderators hid: its state, and the ID of the statement of reasons
 * about this row or about the author's whole day. Null for any other row.
 */
export function asideOf(row: Sql, kind: ContentKind): Sql {
  return sql`(CASE WHEN ${row}.set_aside IS NOT NULL THEN json_build_object('state', ${row}.set_aside, 'statementId', coalesce(
    (SELECT statement_id FROM moderated_content WHERE kind = ${kind} AND content_id = ${row}.id::text AND state <> 'shown'),
    (SELECT revert.statement_id FROM reverted_content taken JOIN revert_state revert ON revert.revert_id = taken.revert_id
     WHERE taken.kind = ${kind} AND taken.content_id = ${row}.id::text LIMIT 1))) END)`;
}
