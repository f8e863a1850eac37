import type { StaffStart } from '@waymark/contracts-community';
import sql from 'sql-template-tag';
import { type CasesUnderTest, sharedCases } from '../../test/case-scenario';

let cases: CasesUnderTest;
beforeAll(async () => void (cases = await sharedCases()));

const open = async (as: number) =>
  (await cases.call<StaffStart>('POST', '/api/admin/start', { as, role: 'moderator' })).body;

describe('the start page of staff (F1.1)', () => {
  it('says your to-do list, what is silent, and what changed since the visit before', async () => {
    const [first, second, author] = [await cases.member('Ana'), await cases.member('Bo'), await cases.member('Cy')];
    const none = { count: 0, since: null };
    const waiting = { reports: none, appeals: none, feedback: none };
    expect(await open(first)).toEqual({ waiting, silent: [], since: null });
    await cases.sql.query(sql`UPDATE staff_visit SET at = now() - interval '1 hour'`);
    await cases.given(author);
    const decided = await cases.given(author);
    await cases.decide(decided.id, second, { act: 'hide' });
    await cases.report(String(cases.nextId()));
    await cases.sql.query(
      sql`UPDATE moderation_case SET opened_at = now() - interval '10 minutes' WHERE is_there IS NULL`,
    );
    await cases.call('POST', '/api/feedback', { body: { type: 'praise', subject: 'Thanks', message: 'Thank you.' } });
    for (let times = 0; times < 2; times += 1)
      expect(await open(first)).toMatchObject({
        waiting: { reports: { count: 2 }, appeals: { count: 0 }, feedback: { count: 1 } },
        silent: [{ slice: 'reviews', count: 1 }],
        since: { reports: 3, decisions: 1, appeals: 0, feedback: 1 },
      });
  });
});
