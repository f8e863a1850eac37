import type { Problem } from '@waymark/contracts-core';
import {
  QUESTION_EMAIL,
  questionEmailSchema,
  type ServiceQuestion,
  type SupportService,
} from '@waymark/contracts-reviews';
import { Database, openText } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { SECRET, sharedReviews, type ReviewsService } from '../../../test/reviews-service';
import { sendCsv } from '../../../test/send-csv';
import { dayOf } from '../freshness';
import { AskSupportServices } from './ask-support-services.use-case';

const DAY_MS = 86_400_000;
const HEADING = 'sourceKey,name,type,lastVerified,city,phone,email';
const daysAgo = (days: number) => dayOf(new Date(Date.now() - days * DAY_MS));
const row = (key: string, age: number, email = `${key}@example.org`) =>
  `${key},Wheels ${key},wheelchair_rental,${daysAgo(age)},Leeds,0113 496 0000,${email}`;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

describe('asking support services if their entry is still right', () => {
  let service: ReviewsService;
  let database: Database;
  const ask = (now = new Date()) => service.get(AskSupportServices).execute(now);
  const put = (...rows: string[]) => sendCsv(service, [HEADING, ...rows].join('\n'), 'admin');
  const list = async () => (await service.call<SupportService[]>('GET', '/api/support-services')).body;
  const read = (token: string) =>
    service.call<ServiceQuestion & Problem>('POST', '/api/support-services/questions', { body: { token } });
  const answer = (token: string, said: string) =>
    service.call<Problem>('POST', '/api/support-services/questions/answer', { body: { token, answer: said } });
  const events = () =>
    database.query<{ data: { questionId: number; isReminder: boolean; sealed: string } }>(sql`
      SELECT data FROM outbox WHERE type = 'reviews.support-service.asked.v1' ORDER BY aggregate_id, aggregate_version`);
  const letters = async () =>
    Promise.all(
      (await events()).map(async ({ data }) =>
        questionEmailSchema.parse(JSON.parse(await openText(SECRET, QUESTION_EMAIL, data.sealed))),
      ),
    );
  const askedToken = async () => {
    await put(row('w1', 400));
    await ask();
    return (await letters())[0]?.token ?? '';
  };

  beforeAll(async () => {
    service = await sharedReviews();
    database = service.get(Database);
  }, 90_000);
  beforeEach(async () => {
    await database.query(sql`DELETE FROM support_service`);
    await database.query(sql`DELETE FROM outbox`);
  });

  it('asks what is over a year old and has an address, once, and names neither openly', async () => {
    await put(row('old', 400), row('fresh', 100), row('mute', 400, ''));
    expect(await ask()).toEqual({ asked: 1, reminded: 0 });
    expect(await ask()).toEqual({ asked: 0, reminded: 0 });
    const [event, ...others] = await events();
    expect(others).toEqual([]);
    expect(event?.data).toMatchObject({ isReminder: false });
    expect(JSON.stringify(event)).not.toContain('example.org');
    expect(await letters()).toMatchObject([
      {
        to: 'old@example.org',
        name: 'Wheels old',
        lastVerified: daysAgo(400),
        endsOn: dayOf(inDays(60)),
        entry: expect.arrayContaining([{ term: 'Phone', value: '0113 496 0000' }]),
      },
    ]);
  });

  it('asks once from two processes at the same time, and one address once a night', async () => {
    await put(row('a', 400, 'one@example.org'), row('b', 500, 'One@example.org'));
    const other = await service.twin();
    try {
      const reports = await Promise.all([ask(), other.get(AskSupportServices).execute()]);
      // The twin asks at its start, too: over all of them there is one question.
      expect(reports.reduce((sum, { asked }) => sum + asked, 0)).toBeLessThanOrEqual(1);
    } finally {
      await other.close();
    }
    expect((await letters()).map(({ name }) => name).filter((name) => name === 'Wheels b')).toHaveLength(1);
    expect(await ask()).toEqual({ asked: 0, reminded: 0 });
    expect(await ask(inDays(1))).toEqual({ asked: 1, reminded: 0 });
  });

  it('reminds once after 30 days, then the list says that nobody confirmed it, and a year later it asks again (SL24)', async () => {
    await put(row('w1', 400));
    await ask();
    expect(await ask(inDays(29))).toEqual({ asked: 0, reminded: 0 });
    expect(await ask(inDays(31))).toEqual({ asked: 0, reminded: 1 });
    expect(await ask(inDays(32))).toEqual({ asked: 0, reminded: 0 });
    const [first, reminder] = await letters();
    expect([(await events())[1]?.data.isReminder, reminder?.token]).toEqual([true, first?.token]);
    expect(await list()).toMatchObject([{ isDue: true, isUnconfirmed: false }]);
    await database.query(sql`UPDATE support_service_question SET asked_at = asked_at - interval '61 days'`);
    expect(await list()).toMatchObject([{ isDue: true, isUnconfirmed: true }]);
    expect(await ask(inDays(366))).toMatchObject({ asked: 1 });
  });

  it('lets a link be looked at again and again; the first "right" verifies the entry today and uses it up', async () => {
    const token = await askedToken();
    for (const { status, body } of [await read(token), await read(token)])
      expect([status, body.service]).toMatchObject([200, { name: 'Wheels w1', isDue: true }]);
    expect(await list()).toMatchObject([{ lastVerified: daysAgo(400) }]);
    const said = await Promise.all([answer(token, 'right'), answer(token, 'right')]);
    expect(said.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await list()).toMatchObject([{ lastVerified: daysAgo(0), isDue: false }]);
    expect((await read(token)).body).toMatchObject({ status: 409, code: 'support-service.link-used' });
    // The same file again does not take it back.
    expect((await put(row('w1', 400))).body).toMatchObject({ changed: 0, unchanged: 1 });
    expect(await list()).toMatchObject([{ lastVerified: daysAgo(0) }]);
  });

  it('takes an entry off that its service withdraws, and neither a file nor another night puts it back', async () => {
    const token = await askedToken();
    expect((await answer(token, 'withdraw')).status).toBe(204);
    expect(await list()).toEqual([]);
    await put(row('w1', 10));
    expect(await list()).toEqual([]);
    expect(await ask(inDays(500))).toEqual({ asked: 0, reminded: 0 });
    const filters = await service.call('GET', '/api/support-services/filters');
    expect(filters.body).toEqual({ cities: [], types: [], countries: [] });
  });

  it('says which links do not work', async () => {
    const token = await askedToken();
    const [id] = token.split('.');
    for (const wrong of ['', 'x', `${id}.${'A'.repeat(43)}`, token.replace(/^\d+/, '999999'), `${token}x`])
      expect((await read(wrong)).body).toMatchObject({ status: 400, code: 'support-service.link-invalid' });
    await database.query(sql`UPDATE support_service_question SET asked_at = now() - interval '61 days'`);
    expect((await answer(token, 'right')).body).toMatchObject({ status: 410, code: 'support-service.link-expired' });
  });
});
