import type { FeedbackReceipt } from '@waymark/contracts-community';
import type { Problem } from '@waymark/contracts-core';
import { ForgetSenders } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { ownCommunity, type OwnCommunity } from '../../../test/community-service';

const WORDS = { type: 'suggestion', subject: 'Bigger map', message: 'Please make the map bigger.' };

describe('sending feedback (SX.60, SX.61)', () => {
  let service: OwnCommunity;
  let senders = 0;
  const someAddress = () => `10.1.0.${(senders += 1)}`;

  /** From an address of its own unless said: the limit counts by address. */
  const send = (
    more: object = {},
    { as, key, from = someAddress() }: { as?: number; key?: string; from?: string } = {},
  ) =>
    service.call<FeedbackReceipt & Problem>('POST', '/api/feedback', {
      as,
      key,
      body: { ...WORDS, ...more },
      headers: { 'x-forwarded-for': from },
    });
  const row = async (id: number) => (await service.sql.query(sql`SELECT * FROM feedback WHERE id = ${id}`))[0];
  const events = (id: number) =>
    service.sql.query<{ type: string; data: unknown }>(
      sql`SELECT type, data FROM outbox WHERE aggregate_id = ${String(id)}`,
    );

  beforeAll(async () => void (service = await ownCommunity()), 60_000);
  afterAll(() => service?.close());

  it('stores what a visitor wrote, with the page by its path alone (S7.27)', async () => {
    const { status, body } = await send({
      userEmail: 'ana@example.org',
      pageUrl: 'https://waymark.example/venues/7?token=secret',
      userAgent: 'Browser 1',
      errorLogs: 'one\ntwo',
      urgency: 'high',
    });
    expect(status).toBe(201);
    expect(await row(body.id)).toMatchObject({
      ...WORDS,
      user_email: 'ana@example.org',
      page_path: '/venues/7',
      user_agent: 'Browser 1',
      error_logs: 'one\ntwo',
      urgency: null,
      member_id: null,
      is_suspected: false,
    });
  });

  it('tells the others that there is feedback, and nothing that somebody wrote (S5.30, SX.62)', async () => {
    const { body } = await send({ type: 'bug_report', userEmail: 'ben@example.org' }, { as: 5 });
    expect(await events(body.id)).toEqual([
      { type: 'community.feedback.received.v1', data: { feedbackId: body.id, type: 'bug_report', urgency: 'medium' } },
    ]);
    expect(await row(body.id)).toMatchObject({ member_id: 5, urgency: 'medium' });
  });

  it.each([
    ['subject', { subject: '   ' }, 'Subject is required.'],
    ['subject', { subject: 'x'.repeat(201) }, 'Please use at most 200 characters.'],
    ['message', { message: ' \n ' }, 'Details are required.'],
    ['message', { message: 'x'.repeat(5_001) }, 'Please use at most 5000 characters.'],
    ['message', { message: '\u202e\u3164' }, 'Details are required.'],
    ['userEmail', { userEmail: 'no address' }, 'Please enter a valid email address'],
    ['type', { type: 'rant' }, 'Choose what this is about.'],
    ['urgency', { type: 'bug_report', urgency: 'now' }, 'Choose low, medium or high.'],
  ])('names %s as wrong for %j', async (field, more, message) => {
    const { status, body } = await send(more);
    expect([status, body.fieldErrors]).toEqual([422, { [field]: message }]);
  });

  it.each([
    { subject: 'x'.repeat(200), message: 'y'.repeat(5_000) },
    { userEmail: '' },
    { userEmail: null },
    { userAgent: 'z'.repeat(9_000), errorLogs: 'bad \u0000 line', pageUrl: 'javascript:alert(1)' },
  ])('takes %j', async (more) => {
    expect((await send(more)).status).toBe(201);
  });

  it('keeps script as the text that it is', async () => {
    const { body } = await send({ subject: '<script>alert(1)</script>' });
    expect(await row(body.id)).toMatchObject({ subject: '<script>alert(1)</script>' });
  });

  it('takes five in ten minutes from one address, also of ten sent at once, and says when to come back', async () => {
    const from = someAddress();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send({}, { from })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(500);
    expect((await send({})).status).toBe(201);
  });

  it('takes five from one address by two processes together (R7.26)', async () => {
    const twin = await service.twin();
    const headers = { 'x-forwarded-for': someAddress(), 'content-type': 'application/json' };
    const post = (origin: string) =>
      fetch(`${origin}/api/feedback`, { method: 'POST', headers, body: JSON.stringify(WORDS) });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => post([service.origin, twin.origin][index % 2] ?? '')),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    await twin.close();
  });

  it('stores one of two sendings with one key, and counts it once', async () => {
    const from = someAddress();
    const both = await Promise.all([
      send({}, { from, key: 'feedback-key-1' }),
      send({}, { from, key: 'feedback-key-1' }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[0].body.id).toBe(both[1].body.id);
    expect(
      await service.sql.query(
        sql`SELECT 1 FROM feedback WHERE sender_key = (SELECT sender_key FROM feedback WHERE id = ${both[0].body.id})`,
      ),
    ).toHaveLength(1);
  });

  it('keeps what a program sent apart instead of dropping it', async () => {
    const { status, body } = await send({ website: 'https://buy.example' });
    expect([status, await events(body.id)]).toEqual([201, []]);
    expect(await row(body.id)).toMatchObject({ is_suspected: true });
  });

  it('stores no address, and after ten minutes not even its hash', async () => {
    const from = '192.0.2.77';
    const { body } = await send({}, { from });
    expect(JSON.stringify(await row(body.id))).not.toContain(from);
    await service.sql.query(sql`UPDATE feedback SET created_at = now() - interval '11 minutes' WHERE id = ${body.id}`);
    await service.app.get(ForgetSenders).run();
    expect(await row(body.id)).toMatchObject({ sender_key: null });
  });
});
