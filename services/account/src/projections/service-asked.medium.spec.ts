import { randomUUID } from 'node:crypto';
import { QUESTION_LETTER, type QuestionLetter } from '@waymark/contracts-reviews';
import { sealText } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import { type OwnAccount, SECRET, ownAccount } from '../../test/account-service';
import { startMailServer } from '../../test/mail-server';
import { ServiceAskedConsumer } from './service-asked.consumer';

const LETTER: QuestionLetter = {
  to: 'hire@service.example',
  token: '12.abc',
  name: 'Wheels <b>for</b> Hire',
  lastVerified: '2025-11-01',
  endsOn: '2027-01-22',
  entry: [
    { term: 'Name', value: 'Wheels <b>for</b> Hire' },
    { term: 'Phone', value: '0113 496 0000' },
  ],
};

describe('a support service that is asked', () => {
  let account: OwnAccount;
  let server: Awaited<ReturnType<typeof startMailServer>>;
  beforeAll(async () => {
    server = await startMailServer();
    account = await ownAccount({ SMTP_URL: server.url, MAIL_FROM: 'Waymark <no-reply@waymark.example>' });
  }, 60_000);
  afterAll(async () => {
    await account?.stop();
    await server?.stop();
  });
  const event = async (isReminder: boolean) => ({
    id: randomUUID(),
    type: 'reviews.support-service.asked.v1',
    time: new Date().toISOString(),
    aggregateId: '12',
    aggregateVersion: isReminder ? 2 : 1,
    correlationId: null,
    data: { questionId: 12, isReminder, sealed: await sealText(SECRET, QUESTION_LETTER, JSON.stringify(LETTER)) },
  });
  const received = (count: number) => until('the mail', 10_000, async () => server.received[count - 1] ?? null);

  it('gets a mail with its entry and one link, whose token stands after the #, once (SL25)', async () => {
    const consumer = account.app.get(ServiceAskedConsumer);
    const asked = await event(false);
    await consumer.handle(asked);
    await consumer.handle(asked);
    const { to, source } = await received(1);
    expect(to).toEqual(['hire@service.example']);
    for (const words of [
      'Is this still right?',
      'Phone: 0113 496 0000',
      'last checked on Nov 1, 2025',
      '/support-services/confirm#token=12.abc',
      'Wheels &lt;b&gt;for&lt;/b&gt; Hire',
    ])
      expect(source).toContain(words);
    await consumer.handle(await event(true));
    expect((await received(2)).source).toContain('This is our only reminder.');
    expect(server.received).toHaveLength(2);
  });
});
