import type { listAdminFeedback } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import sql, { join, type Sql } from 'sql-template-tag';
import { tsQueryOf } from '../../text/words';

/** What narrows a list. */
export type AskedFeedback = Omit<EndpointInput<typeof listAdminFeedback>['query'], 'cursor' | 'limit'>;

interface Part {
  /** Where the page before ended. */
  before: number;
  most: number;
}

/** So many of the newest of a list are looked through first: they tell how often a word stands in it. */
const LOOKED_THROUGH = { least: 200, most: 1_000 };
/** A word that one in so many of them has is soon found by looking on; a rarer one by the index of words. */
const RARE = 20;

/** The numbers of the feedback that a list holds, newest first. */
export function askedFeedback(asked: AskedFeedback, reader: number, { before, most }: Part): Sql {
  const { q } = asked;
  const query = q === '' ? undefined : tsQueryOf(q);
  // Looked for, but no word in it: nothing has that.
  if (query === null) return sql`SELECT NULL::int AS id WHERE false`;
  const held = sql`${rules(asked, reader)} AND f.id < ${before}`;
  return query === undefined
    ? sql`SELECT f.id FROM feedback f WHERE ${held} ORDER BY f.id DESC LIMIT ${most}`
    : withWords(query, held, most);
}

/**
 * PostgreSQL cannot know beforehand which of two ways is the short one: the index alone reads 100,000 rows for a word of all, the
 * order of the list alone as many for a rare one, and only to learn how many the index has costs as much as to read them. So both
 * are written, and the newest choose.
 */
function withWords(query: string, held: Sql, most: number): Sql {
  const number = Math.max(LOOKED_THROUGH.least, Math.min(most, LOOKED_THROUGH.most));
  const left = sql`(SELECT number FROM looked_at) = ${number} AND (SELECT found FROM looked_at) < ${most}`;
  const isRare = sql`(SELECT found * ${RARE} < number FROM looked_at)`;
  const older = sql`${held} AND f.id < (SELECT last FROM looked_at)`;
  // Where it is a plain condition it is taken for a rare one, and all of a list is sorted before the first is known.
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

/** The first stands in the words of the partial indexes, which serve it. */
function rules(asked: AskedFeedback, reader: number): Sql {
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

/** Behind a suggestion stands all that is linked, merged since or not. */
function shelf({ suggestionId, suspected }: AskedFeedback): Sql {
  if (suspected === 'true') return sql`f.is_suspected`;
  return suggestionId ? sql`NOT f.is_suspected` : sql`f.duplicate_of IS NULL AND NOT f.is_suspected`;
}
