import type { FeedbackReceipt } from '@waymark/contracts-community';
import { ForgetSenders } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { sharedCommunity, type CommunityUnderTest } from '../../test/community-service';

const WORDS = { type: 'suggestion', subject: 'Bigger map', message: 'Please make the map bigger.' };

describe('sending feedback (SX.60, SX.61)', () => {
  let service: CommunityUnderTest;
  const send = (more: object = {}, { as, from = '10.1.0.1' }: { as?: number; from?: string } = {}) => {
    const headers = { 'x-forwarded-for': from };
    return service.call<FeedbackReceipt>('POST', '/api/feedback', { as, body: { ...WORDS, ...more }, headers });
  };
  const row = async (id: number) => (await service.sql.query(sql`SELECT * FROM feedback WHERE id = ${id}`))[0];
  const events = (id: number) =>
    service.sql.query<{ type: string; data: unknown }>(
      sql`SELECT type, data FROM outbox WHERE aggregate_id = ${String(id)}`,
    );

  beforeAll(async () => void (service = await sharedCommunity()));

  it('stores what a visitor wrote, with the page by its path alone (S7.27)', async () => {
    const { status, body } = await send({
      userEmail: 'ana@example.org',
      pageUrl: 'https://waymark.example/venues/7?token=secret',
      userAgent: 'z'.repeat(9_000),
      errorLogs: 'bad \u0000 line',
      urgency: 'high',
    });
    expect(status).toBe(201);
    expect(await row(body.id)).toMatchObject({
      ...WORDS,
      user_email: 'ana@example.org',
      page_path: '/venues/7',
      user_agent: 'z'.repeat(500),
      error_logs: 'bad  line',
      urgency: null,
      member_id: null,
      is_suspected: false,
    });
  });

  it('publishes that there is feedback, without any of its text (S5.30, SX.62)', async () => {
    const { body } = await send({ type: 'bug_report', userEmail: 'ben@example.org' }, { as: 5 });
    expect(await events(body.id)).toEqual([
      { type: 'community.feedback.received.v1', data: { feedbackId: body.id, type: 'bug_report', urgency: 'medium' } },
    ]);
    expect(await row(body.id)).toMatchObject({ member_id: 5, urgency: 'medium' });
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
