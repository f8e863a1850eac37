import type { FeedbackReceipt } from '@waymark/contracts-community';
import sql from 'sql-template-tag';
import { ownCases } from '../test/case-scenario';
import { commentCalls } from '../test/comment-scenario';
import { statementOfReasonsEmails } from '../test/emails';
import { TryRepository } from './statement-of-reasons/by-link/try-limit';

const FEEDBACK = { type: 'suggestion', subject: 'Bigger map', message: 'Please make the map bigger.' };
const WRONG = 'A'.repeat(43);

/** The one service with the limits that people meet: all others take hardly limited numbers. */
let service: Awaited<ReturnType<typeof ownCases>>;
beforeAll(async () => void (service = await ownCases({})), 60_000);
afterAll(() => service?.close());

interface Answer {
  status: number;
  headers: Headers;
}
const times = <T>(count: number, act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));
const taken = (answers: readonly Answer[]) => answers.filter(({ status }) => status < 300).length;
const retryAfter = (answers: readonly (Answer | undefined)[]) =>
  Number(answers.find((answer) => answer?.status === 429)?.headers.get('retry-after'));

const feedback = (from: string, { key, origin = service.origin }: { key?: string; origin?: string } = {}) =>
  fetch(`${origin}/api/feedback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...(key && { 'idempotency-key': key }) },
    body: JSON.stringify(FEEDBACK),
  });

describe('of feedback', () => {
  it('five are taken in ten minutes from one address, by two processes together, also of ten at once (R7.26)', async () => {
    const twin = await service.twin();
    const answers = await times(10, (index) =>
      feedback('192.0.2.1', { origin: index % 2 ? twin.origin : service.origin }),
    );
    await twin.close();
    expect([taken(answers), retryAfter(answers) > 500]).toEqual([5, true]);
    expect((await feedback('192.0.2.2')).status).toBe(201);
  });

  it('what is sent again with its key is stored and counted once', async () => {
    const both = await times(2, () => feedback('192.0.2.3', { key: 'feedback-key-1' }));
    const [first, second] = await Promise.all(both.map(async (one) => ((await one.json()) as FeedbackReceipt).id));
    expect([first, taken(both)]).toEqual([second, 2]);
    expect(taken(await times(6, () => feedback('192.0.2.3')))).toBe(4);
  });
});

it('of reports twenty things are taken in ten minutes from one address', async () => {
  const answers = [];
  for (let at = 0; at < 21; at += 1) answers.push(await service.report(String(700 + at), { from: '192.0.2.77' }));
  expect([taken(answers), retryAfter(answers) > 500]).toEqual([20, true]);
});

it('of comments thirty are taken in ten minutes from one member, also of many at once', async () => {
  const comments = commentCalls(service);
  const writer = 81;
  await comments.member(writer);
  const trip = await comments.trip(82);
  await service.sql.query(sql`
    INSERT INTO trip_comment (blog_id, author_id, author_name, content, state)
    SELECT ${trip}, ${writer}, 'Eager', 'Comment ' || n, 'published' FROM generate_series(1, 20) AS n`);
  const answers = await times(14, (index) => comments.say(writer, trip, `A comment, and number ${index} of many.`));
  expect([taken(answers), retryAfter(answers) > 500]).toEqual([10, true]);
});

describe('of wrong codes for a statement', () => {
  const read = (id: number, code: string, from: string) =>
    service.call('POST', `/api/statements/${id}/by-link`, { body: { code }, headers: { 'x-forwarded-for': from } });
  async function stated() {
    const author = await service.member('Ana');
    await service.decide((await service.given(author)).id, await service.member('Bo'), { act: 'hide' });
    return (await statementOfReasonsEmails(service, author))[0] ?? { id: 0, code: '' };
  }

  it('ten are taken in ten minutes from one address, whatever the statement; right ones are not counted', async () => {
    const { id, code } = await stated();
    for (const status of Array<number>(15).fill(200)) expect((await read(id, code, '192.0.2.10')).status).toBe(status);
    const answers = await times(12, (index) => read(900_000 + index, WRONG, '192.0.2.10'));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array<number>(10).fill(404), 429, 429]);
    expect(retryAfter([await read(id, code, '192.0.2.10')])).toBeGreaterThan(500);
    expect((await read(id, code, '192.0.2.11')).status).toBe(200);
  });

  it('one from each address is taken after twenty, which never keep its author out', async () => {
    const { id, code } = await stated();
    for (let at = 0; at < 20; at += 1) await read(id, WRONG, `198.51.100.${at % 4}`);
    const [first, second] = [await read(id, WRONG, '198.51.100.77'), await read(id, WRONG, '198.51.100.77')];
    expect([first.status, second.status, retryAfter([second]) > 3_000]).toEqual([404, 429, true]);
    expect((await read(id, code, '198.51.100.78')).status).toBe(200);
  });

  it('nothing is kept after an hour, and no address before', async () => {
    const rows = () => service.sql.query(sql`SELECT * FROM statement_try`);
    await read(1, WRONG, '203.0.113.5');
    expect(JSON.stringify(await rows())).toMatch(/^\[\{/);
    expect(JSON.stringify(await rows())).not.toMatch(/192\.0\.2|198\.51|203\.0/);
    await service.sql.query(sql`UPDATE statement_try SET created_at = now() - interval '61 minutes'`);
    await service.app.get(TryRepository).forgetSenders(3_600);
    expect(await rows()).toEqual([]);
  });
});
