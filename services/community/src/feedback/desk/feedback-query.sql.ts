import type { listAdminFeedback } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import sql, { join, type Sql } from 'sql-template-tag';
import { tsQueryOf } from '../../text/words';

/** The filters of the list. */
export type FeedbackQuery = Omit<EndpointInput<typeof listAdminFeedback>['query'], 'cursor' | 'limit'>;

interface Part {
  /** The ID of the last feedback on the previous page. */
  before: number;
  most: number;
}

/** The number of latest rows that are searched first, to estimate how common a word is. */
const LOOKED_THROUGH = { least: 200, most: 1_000 };
/**
 * A word is common if at least one in this many rows contains it. Then a scan finds matches quickly; for a rarer word,
 * the text index does.
 */
const RARE = 20;

/** Builds a query for the IDs of the feedback in a list, newest first. */
export function feedbackConditions(asked: FeedbackQuery, reader: number, { before, most }: Part): Sql {
  const { q } = asked;
  const query = q === '' ? undefined : tsQueryOf(q);
  // A search without words matches nothing.
  if (query === null) return sql`SELECT NULL::int AS id WHERE false`;
  const held = sql`${rules(asked, reader)} AND f.id < ${before}`;
  return query === undefined
    ? sql`SELECT f.id FROM feedback f WHERE ${held} ORDER BY f.id DESC LIMIT ${most}`
    : withWords(query, held, most);
}

/**
 * PostgreSQL cannot tell in advance which plan is faster. The index alone reads 100,000 rows for a common word; list
 * order alone reads as many for a rare one. Counting the index matches costs as much as reading them.
 * So the query contains both plans, and the newest rows decide which one runs.
 */
function withWords(query: string, held: Sql, most: number): Sql {
  const number = Math.max(LOOKED_THROUGH.least, Math.min(most, LOOKED_THROUGH.most));
  const left = sql`(SELECT number FROM looked_at) = ${number} AND (SELECT found FROM looked_at) < ${most}`;
  const isRare = sql`(SELECT found * ${RARE} < number FROM looked_at)`;
  const older = sql`${held} AND f.id < (SELECT last FROM looked_at)`;
  // Used instead of a plain condition, for which PostgreSQL would assume a rare word and sort the whole list before it
  // returns the first row.
  const has = sql`CASE WHEN f.words @@ ${query}::tsquery THEN true ELSE false END`;
  return sql`
    WITH looked AS MATERIALIZED (
      SELECT f.id, ${has} AS has FROM feedback f WHERE ${held} ORDER BY f.id DESC LIMIT ${number}),
    looked_at AS MATERIALIZED (
      SELECT count(*) AS number, count(*) FILTER (WHERE has) AS found, min(id) AS last FROM looked),
    indexed AS MATERIALIZED (SELECT id FROM feedback WHERE words @@ ${query}::tsquery)
    SELECT found.id FROM (
      (SELECT looked.id FROM looked WHERE has)
      UNION ALL
      (SELECT f.id FROM feedback f WHERE ${left} AND NOT ${isRare} AND ${older} AND ${has} ORDER BY f.id DESC LIMIT ${most})
      UNION ALL
      (SELECT f.id FROM feedback f WHERE ${left} AND ${isRare} AND ${older} AND f.id = ANY(ARRAY(SELECT id FROM indexed)) ORDER BY f.id DESC LIMIT ${most})) AS found
    ORDER BY found.id DESC LIMIT ${most}`;
}

/** The first condition repeats the text of the partial indexes, which makes PostgreSQL use them. */
function rules(asked: FeedbackQuery, reader: number): Sql {
  const { status, type, urgency, assignee, suggestionId } = asked;
  const all = [
    shelf(asked),
    status && sql`f.status = ${status}`,
    type && sql`f.type = ${type}`,
    urgency && sql`f.urgency = ${urgency}`,
    assignee && (assignee === 'me' ? sql`f.assignee_id = ${reader}` : sql`f.assignee_id IS NULL`),
    suggestionId &&
      sql`f.id = ANY(ARRAY(SELECT feedback_id FROM suggestion_feedback WHERE suggestion_id = ${suggestionId}))`,
  ];
  return join(
    all.filter((rule) => rule instanceof Object),
    ' AND ',
  );
}

/** A suggestion lists all linked feedback, including merged feedback. */
function shelf({ suggestionId, suspected }: FeedbackQuery): Sql {
  if (suspected === 'true') return sql`f.is_suspected`;
  return suggestionId ? sql`NOT f.is_suspected` : sql`f.duplicate_of IS NULL AND NOT f.is_suspected`;
}
