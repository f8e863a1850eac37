import type { SiteContentOfPages, Quarter } from '@waymark/contracts-community';
import sql from 'sql-template-tag';
import { type CasesUnderTest, sharedCases } from '../../test/case-scenario';

let cases: CasesUnderTest;
beforeAll(async () => void (cases = await sharedCases()));

const read = async () => (await cases.call<Quarter[]>('GET', '/api/transparency')).body;
const emptyPages = async () => (await cases.call<SiteContentOfPages>('GET', '/api/kept/pages')).body.emptyPages;

describe('what everybody may know of decisions', () => {
  it('is nothing while nothing was reported, and then no navigation leads there', async () => {
    expect(await read()).toEqual([]);
    expect(await emptyPages()).toEqual(['/transparency', '/we-heard', '/chosen-charity']);
  });

  it('counts from the rows, by quarter, and tells small numbers as such (F11.1)', async () => {
    const [author, moderator, other] = [await cases.member('Ana'), await cases.member('Bo'), await cases.member('Cy')];
    for (let times = 0; times < 6; times += 1) {
      const { id } = await cases.given(author);
      await cases.decide(id, moderator, { act: times === 0 ? 'keep' : 'hide' });
    }
    const [statement] = await cases.sql.query<{ id: number; caseId: number }>(
      sql`SELECT id, case_id AS "caseId" FROM moderation_decision WHERE act = 'hide' LIMIT 1`,
    );
    await cases.appeal(statement?.id ?? 0, author);
    await cases.decide(statement?.caseId ?? 0, other, { act: 'keep', decisionNumber: 1 });
    const [quarter] = await read();
    expect(quarter?.reports).toContainEqual({ reason: 'insult', count: 6 });
    expect(quarter?.reports).toContainEqual({ reason: 'other', count: 0 });
    const decisions = Object.fromEntries(quarter?.decisions.map(({ act, count }) => [act, count]) ?? []);
    expect(decisions).toEqual({ keep: null, warn: 0, correct: 0, hide: 5, remove: 0, limit: 0, suspend: 0 });
    expect(quarter).toMatchObject({ medianHours: 0, appeals: { received: null, upheld: 0, takenBack: null } });
    expect(quarter?.quarter).toMatch(/^20\d\d-Q[1-4]$/);
    expect(await emptyPages()).toEqual(['/we-heard', '/chosen-charity']);
  });

  it('is a table to download, of the same numbers', async () => {
    const { headers, body } = await cases.call<string>('GET', '/api/transparency/csv');
    expect(headers.get('content-type')).toContain('text/csv');
    expect(body.split('\n').slice(0, 5)).toContainEqual(
      expect.stringMatching(/^20\d\d-Q\d,Reports,It insults or threatens people,6$/),
    );
    expect(body).toMatch(/Decisions,Keep,fewer than 5/);
  });
});
