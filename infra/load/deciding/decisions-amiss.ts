import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Client } from 'pg';
import { ROOT } from '../../local/paths';
import { inDatabase, type Site, type Slice } from '../site';
import type { Remembered } from './moderators';

type All = ReadonlyMap<number, Remembered>;

const STATE: Readonly<Record<string, string>> = { hide: 'hidden', remove: 'removed' };
/** The table of each kind of content. */
const TABLES: readonly { slice: Slice; kind: string; table: string }[] = [
  { slice: 'reviews', kind: 'review', table: 'review' },
  { slice: 'maps', kind: 'footpath-report', table: 'footpath_report' },
  { slice: 'community', kind: 'trip', table: 'trip_blog' },
];

const CASES = `
  SELECT c.id, c.content_state AS state, c.decision_number = c.applied_number AND c.state = 'closed' AS "isDone",
    ARRAY(SELECT act FROM moderation_decision d WHERE d.case_id = c.id ORDER BY number) AS acts,
    (SELECT count(*)::int FROM notification n JOIN moderation_decision d ON d.id = n.decision_id
     WHERE d.case_id = c.id AND n.type = 'statement') AS statements,
    (SELECT count(*)::int FROM audit_entry WHERE act IN ('case.decided', 'appeal.decided') AND detail LIKE '%: case ' || c.id || ', decision %') AS entries,
    (SELECT count(*)::int FROM moderation_report r WHERE r.case_id = c.id AND 1 <> (
       SELECT count(*) FROM notification n WHERE n.type = 'report' AND n.subject LIKE 'report:' || r.id || ':%')) AS untold
  FROM moderation_case c WHERE c.id = ANY($1)`;

interface CaseFound {
  id: number;
  state: string;
  isDone: boolean;
  acts: string[];
  statements: number;
  entries: number;
  untold: number;
}

/**
 * Returns every place where cases, contents, statements of reasons, emails or the log differ from the decisions, as
 * sentences; empty when all match.
 */
export async function decisionsAmiss(site: Site, all: All): Promise<string[]> {
  const found = await inDatabase(site, 'community', (client) => ofCases(client, all));
  for (const { slice, kind, table } of TABLES)
    found.push(...(await inDatabase(site, slice, (client) => ofContents(client, all, { kind, table }))));
  found.push(...(await inDatabase(site, 'account', (client) => ofMails(client, all))));
  return found.length > 0 ? found : logAmiss(site.databases.community.appUrl);
}

async function ofCases(client: Client, all: All): Promise<string[]> {
  const { rows } = await client.query<CaseFound>(CASES, [[...all.keys()]]);
  return [
    ...(rows.length === all.size ? [] : [`${rows.length} cases of ${all.size}`]),
    ...rows.flatMap((row) => wrongOf(row, all.get(row.id)?.acts ?? [])),
  ];
}

function wrongOf(row: CaseFound, acts: readonly string[]): string[] {
  const says = (isSo: boolean, what: string) => (isSo ? [] : [`case ${row.id}: ${what}`]);
  return [
    ...says(row.acts.join() === acts.join(), `${row.acts.join()} in place of ${acts.join()}`),
    ...says(row.isDone && row.state === stateAfter(acts), `${row.state}, ${row.isDone ? 'done' : 'not done'}`),
    ...says(row.statements === acts.length, `${row.statements} statements of ${acts.length}`),
    ...says(row.entries === acts.length, `${row.entries} entries in the log of ${acts.length}`),
    ...says(row.untold === 0, `${row.untold} reporters did not hear of it exactly once`),
  ];
}

async function ofContents(
  client: Client,
  all: All,
  { kind, table }: { kind: string; table: string },
): Promise<string[]> {
  const decided = [...all].filter(([, one]) => one.kind === kind);
  const { rows } = await client.query<{ id: string; state: string; steps: string }>(
    `SELECT t.id::text AS id, coalesce(t.set_aside, 'shown') AS state, (
       SELECT string_agg(s.case_id || ':' || s.decision_number, ',' ORDER BY decision_number) FROM moderated_step s
       WHERE s.kind = $2 AND s.content_id = t.id::text) AS steps
     FROM ${table} t WHERE t.id::text = ANY($1)`,
    [decided.map(([, { contentId }]) => contentId), kind],
  );
  return decided.flatMap(([caseId, { contentId, acts }]) => {
    const row = rows.find(({ id }) => id === contentId);
    const steps = acts.map((_, at) => `${caseId}:${at + 1}`).join();
    return row?.state === stateAfter(acts) && row.steps === steps
      ? []
      : [`${kind} ${contentId}: ${row?.state} by ${row?.steps}, in place of ${stateAfter(acts)} by ${steps}`];
  });
}

/** Each decision must have exactly one notification email. */
async function ofMails(client: Client, all: All): Promise<string[]> {
  const expected = new Map<number, number>();
  for (const { authorId, acts } of all.values())
    if (authorId !== null) expected.set(authorId, (expected.get(authorId) ?? 0) + acts.length);
  const { rows } = await client.query<{ member: number; mails: number }>(
    `SELECT member_id AS member, count(*)::int AS mails FROM mail
     WHERE template = 'plain' AND member_id = ANY($1) AND delivered_at IS NOT NULL GROUP BY 1`,
    [[...expected.keys()]],
  );
  return [...expected].flatMap(([member, count]) => {
    const mails = rows.find((row) => row.member === member)?.mails ?? 0;
    return mails === count ? [] : [`member ${member} got ${mails} letters of ${count}`];
  });
}

/** Verifies the log with the operator's command. */
async function logAmiss(url: string): Promise<string[]> {
  const cwd = join(ROOT, 'services/community');
  const child = spawn(process.execPath, ['dist/verify-audit.js'], { cwd, env: { DATABASE_URL: url }, stdio: 'ignore' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0 ? [] : ['the log of staff acts is not whole'];
}

const stateAfter = (acts: readonly string[]): string => STATE[acts.at(-1) ?? ''] ?? 'shown';
