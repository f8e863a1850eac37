import { contentReported } from '@waymark/contracts-community';
import sql from 'sql-template-tag';
import { type CasesUnderTest, sharedCases } from '../../test/case-scenario';
import { plainEmails } from '../../test/emails';
import { ReportRepository } from './report.repository';

let cases: CasesUnderTest;
beforeAll(async () => void (cases = await sharedCases()));

const fresh = () => String(cases.nextId());
const rows = async (contentId: string) =>
  cases.sql.query<{ reason: string; words: string; voices: number; sealed: string | null; sender: string | null }>(sql`
    SELECT r.reason, r.words, c.voices, r.sealed_mail AS sealed, r.sender_key AS sender
    FROM moderation_report r JOIN moderation_case c ON c.id = r.case_id WHERE c.content_id = ${contentId} ORDER BY r.id`);
const emailsTo = async (to: string) => (await plainEmails(cases)).filter((letter) => letter.to === to);

describe('reporting content (F4.1)', () => {
  it('opens a case and asks the slice that keeps the content, by its number alone', async () => {
    const contentId = fresh();
    const { status, body } = await cases.report(contentId, { words: 'The last line.', email: 'ana@example.org' });
    expect([status, body.isAnswered]).toEqual([201, true]);
    const id = await cases.caseOf(contentId);
    expect(await cases.told(id, contentReported.type)).toEqual([{ data: { caseId: id, kind: 'review', contentId } }]);
  });

  it('takes ten reports by one address for one voice, in the words that came last', async () => {
    const contentId = fresh();
    for (let times = 1; times <= 10; times += 1)
      expect((await cases.report(contentId, { from: '192.0.2.9', words: `Time ${times}` })).status).toBe(201);
    expect(await rows(contentId)).toMatchObject([{ words: 'Time 10', voices: 1 }]);
    await cases.report(contentId, { as: 71 });
    await cases.report(contentId, { as: 71, from: '192.0.2.10' });
    expect(await rows(contentId)).toMatchObject([{ voices: 2 }, { voices: 2 }]);
  });

  it('stores one of two sendings with one key', async () => {
    const [contentId, as] = [fresh(), await cases.member('Kit')];
    const both = await Promise.all([1, 2].map(() => cases.report(contentId, { as, key: 'report-key-1' })));
    expect(both.map(({ status, body }) => [status, body.id])).toEqual(Array(2).fill([201, both[0]?.body.id]));
  });

  it('keeps no address in the open, and after ten minutes not even its hash', async () => {
    const contentId = fresh();
    await cases.report(contentId, { email: 'bo@example.org', from: '192.0.2.55' });
    expect(JSON.stringify(await rows(contentId))).not.toMatch(/bo@example|192\.0\.2/);
    await cases.sql.query(sql`UPDATE moderation_report SET created_at = now() - interval '11 minutes'`);
    await cases.app.get(ReportRepository).forgetSenders(600);
    expect(await rows(contentId)).toMatchObject([{ sender: null }]);
  });
});

describe('what a reporter hears', () => {
  it('of a thing that is gone: once, that it is; the case is closed (F4.2, FB.1)', async () => {
    const contentId = fresh();
    const as = await cases.member('Lu');
    await cases.report(contentId, { as });
    await cases.report(contentId, { email: 'cy@example.org' });
    for (let times = 0; times < 2; times += 1) await cases.describe(contentId, { exists: false });
    expect(await cases.notices(as)).toMatchObject([
      { type: 'report', message: 'What you reported is no longer here.', isRead: false },
    ]);
    expect(await emailsTo('cy@example.org')).toMatchObject([
      { paragraphs: [expect.any(String), expect.stringContaining('It is no longer here'), expect.any(String)] },
    ]);
    expect(await rows(contentId)).toMatchObject([{ sealed: null }, { sealed: null }]);
  });

  it('of a decision: members on the site, visitors by a sealed letter', async () => {
    const [as, author, moderator] = [await cases.member('Mo'), await cases.member('Nia'), await cases.member('Oz')];
    const { id, contentId } = await cases.given(author, { as });
    await cases.report(contentId, { email: 'di@example.org' });
    await cases.decide(id, moderator, { act: 'hide' });
    const message = 'Our staff looked at what you reported and hid it.';
    expect(await cases.notices(as)).toMatchObject([{ message, href: '/social?tab=notifications' }]);
    expect(await emailsTo('di@example.org')).toHaveLength(1);
    expect(await rows(contentId)).toMatchObject([{ sealed: null }, { sealed: null }]);
  });

  it('when it was removed already: nothing more can be reported', async () => {
    const { id, contentId } = await cases.given(await cases.member('Pia'));
    await cases.decide(id, await cases.member('Quin'), { act: 'remove' });
    const { status, body } = await cases.report(contentId);
    expect([status, body.code]).toEqual([404, 'report.gone']);
  });
});
