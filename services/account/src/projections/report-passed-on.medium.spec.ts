import { randomUUID } from 'node:crypto';
import { AUTHORITY_LETTER, type AuthorityLetter } from '@waymark/contracts-maps';
import { sealText } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import { type OwnAccount, SECRET, ownAccount } from '../../test/account-service';
import { startMailServer } from '../../test/mail-server';
import { ReportPassedOnConsumer } from './report-passed-on.consumer';

const LETTER: AuthorityLetter = {
  to: 'paths@park.example',
  authority: 'Friends of Peel Park',
  subject: 'Blocked path on a footpath: Peel Park',
  facts: ['What: Blocked path', 'Latitude, longitude: 53.480000, -2.270000'],
  description: ['A <b>tree</b> lies across it.'],
  link: 'https://waymark.example/footpath-reports/12',
};

describe('an authority that is told by mail', () => {
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

  it('gets what, where and the words of the report as text, once (M8.5)', async () => {
    const consumer = account.app.get(ReportPassedOnConsumer);
    const event = {
      id: randomUUID(),
      type: 'maps.report.passed-on.v1',
      time: new Date().toISOString(),
      aggregateId: '12',
      aggregateVersion: 2,
      correlationId: null,
      data: { reportId: 12, sealed: await sealText(SECRET, AUTHORITY_LETTER, JSON.stringify(LETTER)) },
    };
    await consumer.handle(event);
    await consumer.handle(event);
    const { to, source } = await until('the mail', 10_000, async () => server.received[0] ?? null);
    expect(to).toEqual(['paths@park.example']);
    for (const words of [
      LETTER.subject,
      ...LETTER.facts,
      'Friends of Peel Park',
      LETTER.link,
      '&lt;b&gt;tree&lt;/b&gt;',
    ])
      expect(source).toContain(words);
    expect(server.received).toHaveLength(1);
  });
});
