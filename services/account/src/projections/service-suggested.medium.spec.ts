import { randomUUID } from 'node:crypto';
import { type OwnAccount, ownAccount } from '../../test/account-service';
import { mailsTo, mailTo } from '../../test/mailbox';
import { ServiceSuggestedConsumer } from './service-suggested.consumer';

const OPERATOR = 'care@ramp.example';

describe('a suggested support service', () => {
  let account: OwnAccount;
  beforeAll(async () => void (account = await ownAccount({ OPERATOR_EMAIL: OPERATOR })), 60_000);
  afterAll(() => account?.stop());

  it('is mailed to the operator once, with how to decide', async () => {
    const event = {
      id: randomUUID(),
      type: 'reviews.support-service.suggested.v1',
      time: new Date().toISOString(),
      aggregateId: '12',
      aggregateVersion: 1,
      correlationId: null,
      data: { suggestionId: 12, type: 'guide' as const, isChange: false },
    };
    const consumer = account.app.get(ServiceSuggestedConsumer);
    await consumer.handle(event);
    await consumer.handle(event);
    const mail = await mailTo(account, OPERATOR, 'A support service was suggested: Guide');
    expect(JSON.stringify(mail)).toContain('npm run services:suggested -- list');
    expect(await mailsTo(account, OPERATOR)).toHaveLength(1);
  });
});
