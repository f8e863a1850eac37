import sql from 'sql-template-tag';
import { type CasesUnderTest, sharedCases } from '../../test/case-scenario';
import { ForgetOldWords } from './forget-old-words';

let cases: CasesUnderTest;
beforeAll(async () => void (cases = await sharedCases()));

const run = () => cases.app.get(ForgetOldWords).run();

/** Everything of this case happened that long ago. */
async function age(id: number, months: number): Promise<void> {
  const by = sql`make_interval(months => ${months})`;
  await cases.sql.query(
    sql`UPDATE moderation_case SET opened_at = opened_at - ${by}, decided_at = decided_at - ${by} WHERE id = ${id}`,
  );
  await cases.sql.query(
    sql`UPDATE moderation_report SET created_at = created_at - ${by}, told_at = told_at - ${by} WHERE case_id = ${id}`,
  );
  await cases.sql.query(sql`UPDATE moderation_decision SET decided_at = decided_at - ${by} WHERE case_id = ${id}`);
}

async function decided(author: number, moderator: number, act: 'keep' | 'hide'): Promise<number> {
  const { id, contentId } = await cases.given(author, {
    words: 'He lives at Mill Lane 3.',
    email: 'reporter@example.org',
  });
  await cases.decide(id, moderator, { act });
  await cases.moderated(contentId, 1);
  return id;
}

const reports = (id: number) =>
  cases.sql.query<{ words: string; reason: string; voice: string; mail: string | null }>(
    sql`SELECT words, reason, voice, sealed_mail AS mail FROM moderation_report WHERE case_id = ${id}`,
  );
const isThere = async (id: number) =>
  (await cases.sql.one(sql`SELECT 1 FROM moderation_case WHERE id = ${id}`)) !== null;

describe('what people reported to staff (FR.1)', () => {
  let author: number;
  let moderator: number;
  beforeAll(async () => void ([author, moderator] = [await cases.member('Ana'), await cases.member('Bo')]));

  it('keeps the words of a report for a year after its answer, then its reason alone', async () => {
    const id = await decided(author, moderator, 'keep');
    await age(id, 11);
    await run();
    expect(await reports(id)).toMatchObject([{ words: 'He lives at Mill Lane 3.' }]);
    await age(id, 2);
    await run();
    expect(await reports(id)).toEqual([
      { words: '', reason: 'insult', voice: expect.stringMatching(/^forgotten-\d+$/), mail: null },
    ]);
  });

  it('lets the address go that waits in vain, and leaves the report in the queue', async () => {
    const { id } = await cases.given(author, { words: 'Not true.', email: 'reporter@example.org' });
    expect(await reports(id)).toMatchObject([{ mail: expect.any(String) }]);
    await age(id, 13);
    await run();
    expect(await reports(id)).toMatchObject([{ words: 'Not true.', mail: null }]);
  });

  it('deletes a closed case once no quarter counts it, but none that hides something still or that waits', async () => {
    const [kept, hidden] = [await decided(author, moderator, 'keep'), await decided(author, moderator, 'hide')];
    const waiting = (await cases.given(author)).id;
    for (const id of [kept, hidden, waiting]) await age(id, 24);
    await run();
    for (const id of [kept, hidden, waiting]) expect(await isThere(id)).toBe(true);
    for (const id of [kept, hidden, waiting]) await age(id, 2);
    await run();
    expect([await isThere(kept), await isThere(hidden), await isThere(waiting)]).toEqual([false, true, true]);
  });

  it('deletes old notes of feedback that is done, and the address with it; answers and words stay', async () => {
    await cases.sql.query(sql`
      INSERT INTO feedback (id, type, subject, message, user_email, error_logs, status, created_at)
      SELECT n, 'praise', 'Thanks', 'Thank you.', 'ana@example.org', 'Error', CASE WHEN n = 901 THEN 'done' ELSE 'new' END, now() - interval '25 months'
      FROM generate_series(901, 902) AS n`);
    await cases.sql.query(sql`
      INSERT INTO feedback_note (feedback_id, kind, text, created_at)
      SELECT n, kind, 'Words', now() - interval '25 months' FROM generate_series(901, 902) AS n, unnest(ARRAY['note', 'answer']) AS kind`);
    await run();
    await run();
    expect(
      await cases.sql.query(sql`
        SELECT id, message, user_email AS mail, error_logs AS errors,
               ARRAY(SELECT kind FROM feedback_note WHERE feedback_id = feedback.id ORDER BY kind) AS notes
        FROM feedback WHERE id > 900 ORDER BY id`),
    ).toEqual([
      { id: 901, message: 'Thank you.', mail: null, errors: null, notes: ['answer'] },
      { id: 902, message: 'Thank you.', mail: 'ana@example.org', errors: 'Error', notes: ['answer', 'note'] },
    ]);
  });
});
