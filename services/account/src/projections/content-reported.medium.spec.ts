import { randomUUID } from 'node:crypto';
import { type OwnAccount, ownAccount } from '../../test/account-service';
import { mailsTo, mailTo } from '../../test/mailbox';
import { ContentReportedConsumer } from './content-reported.consumer';

const OPERATOR = 'care@ramp.example';

describe('reported content', () => {
  let account: OwnAccount;
  beforeAll(async () => void (account = await ownAccount({ OPERATOR_EMAIL: OPERATOR })), 60_000);
  afterAll(() => account?.stop());

  it('is mailed to the operator once, with the way to the queue (F4.7)', async () => {
    const event = {
      id: randomUUID(),
      type: 'community.content.reported.v1',
      time: new Date().toISOString(),
      aggregateId: '4',
      aggregateVersion: 1,
      correlationId: null,
      data: { caseId: 4, kind: 'review' as const, contentId: '31' },
    };
    const consumer = account.app.get(ContentReportedConsumer);
    await consumer.handle(event);
    await consumer.handle(event);
    const mail = await mailTo(account, OPERATOR, 'Waiting for staff: Review (report 4)');
    expect(JSON.stringify(mail)).toContain('/admin/queue');
    expect(await mailsTo(account, OPERATOR)).toHaveLength(1);
  });
});
