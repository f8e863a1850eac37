import type { AdminFeedback, AdminFeedbackDetail, Colleague } from '@waymark/contracts-community';
import type { Problem } from '@waymark/contracts-core';
import sql from 'sql-template-tag';
import { sharedCommunity, type CommunityUnderTest } from '../../../test/community-service';
import { plainEmails } from '../../../test/emails';

const DESK = '/api/admin/feedback';
const [MAYA, ANA, BEN] = [7, 8, 9];
const FORMULAS = ['=HYPERLINK("https://x.example")', '+1+1', '-2+3', '@SUM(A1)'];

let service: CommunityUnderTest;
beforeAll(async () => void (service = await sharedCommunity()));

let sent = 0;
async function told(more: object = {}, as?: number): Promise<number> {
  sent += 1;
  const words = { type: 'suggestion', subject: `Subject ${sent}`, message: `Message ${sent}`, ...more };
  const { body } = await service.call<{ id: number }>('POST', '/api/feedback', { body: words, as });
  return body.id;
}
const staff = <T = AdminFeedbackDetail & Pick<Problem, 'code' | 'detail'>>(
  method: string,
  path: string,
  body?: object,
  { as = ANA, role = 'moderator' as 'member' | 'moderator' | 'admin', key = undefined as string | undefined } = {},
) => service.call<T>(method, `${DESK}${path}`, { as, role, body, key });
const list = async (query: string) => (await staff<AdminFeedback[]>('GET', query)).body;
const read = async (id: number) => (await staff('GET', `/${id}`)).body;
const letters = async (id: number) =>
  (await plainEmails(service)).filter(({ cause }) => cause.startsWith(`feedback-${id}-`));

describe('the list of feedback (F2.1)', () => {
  it('has the documented fields, newest first', async () => {
    await service.sql.query(sql`INSERT INTO member (id, display_name) VALUES (${MAYA}, 'Maya') ON CONFLICT DO NOTHING`);
    const said = { type: 'bug_report', urgency: 'high', pageUrl: '/venues/3', errorLogs: 'TypeError\nat x' };
    const id = await told({ ...said, userEmail: 'maya@example.org' }, MAYA);
    const [newest] = (await staff<AdminFeedback[]>('GET', '', undefined, { role: 'admin' })).body;
    const work = { status: 'new', assignee: null, tags: [], canAnswer: true };
    expect(newest).toMatchObject({ id, ...said, ...work, userName: 'Maya', userEmail: 'maya@example.org' });
    expect((await list('?limit=1'))[0]).toMatchObject({ id, userEmail: null, canAnswer: true });
  });

  it('goes on behind the last row whatever comes meanwhile, and knows how many there are', async () => {
    const ids = [await told({ type: 'praise' }), await told({ type: 'praise' }), await told({ type: 'praise' })];
    const first = await staff<AdminFeedback[]>('GET', '?type=praise&limit=2');
    await told({ type: 'praise' });
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = (await list(next.replace(DESK, ''))).map(({ id }) => id);
    expect([first.body.map(({ id }) => id), second]).toEqual([[ids[2], ids[1]], [ids[0]]]);
    expect(first.headers.get('x-total-count')).toBe('3');
  });

  it('is narrowed by status, urgency and who sees to it', async () => {
    await told();
    const id = await told({ type: 'bug_report', urgency: 'low' });
    await staff('PATCH', `/${id}`, { version: 1, status: 'done', assigneeId: ANA });
    for (const query of ['?status=done', '?urgency=low', '?assignee=me'])
      expect((await list(query)).map((each) => each.id)).toEqual([id]);
  });

  it('keeps apart what programs sent', async () => {
    const id = await told({ website: 'https://buy.example' });
    expect((await list('')).map((each) => each.id)).not.toContain(id);
    expect((await list('?suspected=true')).map((each) => each.id)).toContain(id);
  });
});

describe('working on feedback', () => {
  it('changes status, tags and who sees to it, and refuses a decision on an older state (F2.2)', async () => {
    const id = await told();
    const change = { version: 1, status: 'seen', assigneeId: ANA, tags: ['maps', 'maps'] };
    const changed = await staff('PATCH', `/${id}`, change);
    expect(changed.body).toMatchObject({ status: 'seen', tags: ['maps'], assignee: { id: ANA }, version: 2 });
    const late = await staff('PATCH', `/${id}`, { version: 1, status: 'done' });
    expect([late.status, late.body.code]).toEqual([409, 'feedback.changed']);
    expect(late.body).toMatchObject({ detail: 'It is now: Seen.', version: '2' });
    expect((await staff('PATCH', `/${id}`, { version: 2, assigneeId: null })).body.assignee).toBeNull();
  });

  it('gives it to colleagues alone', async () => {
    const id = await told();
    const give = async (assigneeId: number) => (await staff('PATCH', `/${id}`, { version: 1, assigneeId })).body;
    expect((await give(404_404)).code).toBe('feedback.no-such-colleague');
    await staff('POST', `/${id}/notes`, { text: 'I looked.' }, { as: BEN });
    expect((await staff<Colleague[]>('GET', '/colleagues')).body).toContainEqual({ id: BEN, name: null });
    expect((await give(BEN)).assignee).toEqual({ id: BEN, name: null });
  });

  it('keeps a note once, with who wrote it, and writes each act down', async () => {
    const id = await told();
    const both = await Promise.all(
      [1, 2].map(() => staff('POST', `/${id}/notes`, { text: 'Known.' }, { key: `note-key-${id}` })),
    );
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect((await read(id)).notes).toMatchObject([{ kind: 'note', text: 'Known.', author: { id: ANA } }]);
    await staff('PATCH', `/${id}`, { version: 1, status: 'seen' });
    const acts = await service.sql.query<{ act: string }>(
      sql`SELECT act FROM audit_entry WHERE detail LIKE ${`feedback ${id}%`} AND actor_id = ${ANA} ORDER BY id`,
    );
    expect(acts.map(({ act }) => act)).toEqual(['feedback.noted', 'feedback.changed']);
  });
});

describe('an answer (F2.3)', () => {
  it('is sent once, encrypted in the queue, to the given address, and is marked as sent', async () => {
    const id = await told({ userEmail: 'visitor@example.org', subject: 'Bigger <b>map</b>' });
    const answer = () =>
      staff('POST', `/${id}/answer`, { text: 'Thank you.\n\nIt is done.' }, { key: `answer-key-${id}` });
    const [first] = await Promise.all([answer(), answer()]);
    expect(first.body).toMatchObject({
      status: 'answered',
      notes: [{ kind: 'answer', text: 'Thank you.\n\nIt is done.' }],
    });
    expect(await letters(id)).toMatchObject([
      { memberId: null, to: 'visitor@example.org', subject: 'our reply to your feedback' },
    ]);
    const paragraphs = (await letters(id))[0]?.paragraphs ?? [];
    expect(paragraphs.join('\n')).toContain('Bigger <b>map</b>');
    expect(paragraphs).toEqual(expect.arrayContaining(['Thank you.', 'It is done.']));
  });

  it('goes to a member who gave no address, and not where there is nobody to write to', async () => {
    const id = await told({}, MAYA);
    await staff('POST', `/${id}/answer`, { text: 'Hello' });
    expect(await letters(id)).toMatchObject([{ memberId: MAYA, to: null }]);
    const nobody = await told();
    expect((await staff('POST', `/${nobody}/answer`, { text: 'Hello' })).body.code).toBe('feedback.no-address');
  });

  it('goes once to each of those whose feedback was merged into it', async () => {
    const [first, second, third] = [
      await told({ userEmail: 'one@example.org' }),
      await told({ userEmail: 'two@example.org' }),
      await told({ userEmail: 'TWO@example.org' }),
    ];
    for (const id of [second, third]) await staff('PUT', `/${id}/original`, { into: first });
    await staff('POST', `/${first}/answer`, { text: 'Done' });
    const all = [...(await letters(first)), ...(await letters(second)), ...(await letters(third))];
    expect(all.map(({ to }) => to?.toLowerCase())).toEqual(['one@example.org', 'two@example.org']);
  });
});

describe('feedback that says the same (F2.5)', () => {
  it('is grouped under one entry, and can be separated again', async () => {
    const [one, two, three] = [await told(), await told(), await told()];
    await staff('PUT', `/${three}/original`, { into: two });
    expect((await staff('PUT', `/${two}/original`, { into: one })).body.duplicateOf).toBe(one);
    expect((await read(one)).merged.map(({ id }) => id)).toEqual([three, two]);
    expect((await list('')).map(({ id }) => id)).not.toContain(two);
    await staff('DELETE', `/${two}/original`);
    expect((await read(one)).merged.map(({ id }) => id)).toEqual([three]);
    expect((await list('')).map(({ id }) => id)).toContain(two);
  });

  it('is never its own duplicate, in whichever order two merges arrive', async () => {
    const [one, two] = [await told(), await told()];
    expect((await staff('PUT', `/${one}/original`, { into: one })).body.code).toBe('feedback.same');
    await Promise.all([
      staff('PUT', `/${one}/original`, { into: two }),
      staff('PUT', `/${two}/original`, { into: one }),
    ]);
    const states = [(await read(one)).duplicateOf, (await read(two)).duplicateOf];
    expect(states.filter((of) => of === null)).toHaveLength(1);
    expect((await staff('PUT', `/${one}/original`, { into: 2_147_483_647 })).status).toBe(404);
  });
});

describe('feedback as a table (FB.3)', () => {
  it('has the filtered list and no formulas for a spreadsheet to run, and is in the log', async () => {
    await service.sql.query(sql`DELETE FROM feedback`);
    for (const subject of FORMULAS)
      await told({ type: 'complaint', subject, message: `${subject}, said again`, userEmail: 'maya@example.org' });
    await told({ type: 'praise', subject: 'Thanks' });
    const asAdmin = { as: MAYA, role: 'admin' as const };
    const { status, headers, body } = await staff<string>('GET', '/export.csv?type=complaint', undefined, asAdmin);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="feedback.csv"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).not.toContain('Thanks');
    expect(body).toContain('maya@example.org');
    for (const formula of FORMULAS) {
      const quoted = formula.replaceAll('"', '""');
      expect(body).toContain(`'${quoted}`);
      expect(body).not.toMatch(new RegExp(`(^|,)"?${quoted.replace(/[^\w]/g, '\\$&')}`, 'm'));
    }
    const exported = sql`SELECT actor_id AS actor, detail FROM audit_entry WHERE act = 'feedback.exported'`;
    expect(await service.sql.query(exported)).toEqual([{ actor: MAYA, detail: '4 feedbacks as a table' }]);
  });
});
