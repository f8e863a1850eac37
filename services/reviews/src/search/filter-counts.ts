import { MOST_COUNTED } from '@waymark/contracts-reviews';
import sql, { join, type Sql } from 'sql-template-tag';
import { all, boxRules, knownRule, knowsAny, hitFilterRules, stateOf } from './hit-filter-rules';
import type { CandidateQuery, KnownFeatures } from './search-port';

export type Counted = 'all' | KnownFeatures['are'];

export interface CountRow {
  state: Counted;
  kind: string | null;
  count: number;
}

/** Counts rows by kind: in total, and by the state of the wished features. Returns null if no count is needed. */
export function filterCounts(queries: readonly CandidateQuery[], isAllKnown: boolean): Sql | null {
  const [first] = queries;
  if (!first) return null;
  const rules = [...hitFilterRules(first), ...boxRules(first.near)];
  const asked = new Set(queries.map(({ known }) => known?.are));
  const wishes = first.known?.wishes;
  const parts: Sql[] = [];
  const isShown = queries.some(({ known, limit }) => known?.are === 'unknown' && limit > 0);
  if (!isAllKnown && (!wishes || isShown))
    parts.push(
      sql`(SELECT 'all' AS state, spot.kind, count(*)::int AS count FROM venue_search AS spot WHERE ${all(rules)} GROUP BY spot.kind)`,
    );
  // These venues are not listed, so "more than a thousand" is exact enough.
  else if (wishes && asked.has('unknown') && !isShown)
    parts.push(sql`
      (SELECT 'unknown' AS state, NULL AS kind, count(*)::int AS count
       FROM (SELECT FROM venue_search AS spot WHERE ${all([...rules, knownRule({ wishes, are: 'unknown' })])} LIMIT ${MOST_COUNTED}) AS counted)`);
  if (wishes)
    parts.push(sql`
      (SELECT state, kind, count(*)::int AS count
       FROM (SELECT ${stateOf(wishes)} AS state, spot.kind FROM venue_search AS spot WHERE ${all([...rules, knowsAny(wishes)])}) AS each
       GROUP BY state, kind)`);
  return parts.length > 0 ? join(parts, ' UNION ALL ') : null;
}

/** Returns the counts of one state by kind. The count of "unknown" is the total minus the other states. */
export function countsOf(state: Counted, rows: readonly CountRow[]): Record<string, number> {
  const counts: Record<string, number> = {};
  const add = (kind: string | null, count: number) => (counts[kind ?? ''] = (counts[kind ?? ''] ?? 0) + count);
  for (const row of rows) if (row.state === state) add(row.kind, row.count);
  if (state !== 'unknown' || rows.some((row) => row.state === 'unknown')) return counts;
  for (const { state: other, kind, count } of rows) {
    if (other === 'all') add(kind, count);
    else add(kind, -count);
  }
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}
