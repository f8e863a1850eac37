import { randomUUID } from 'node:crypto';
import { REPORT_REASON_LABELS } from '@waymark/contracts-reviews';
import { type OwnAccount, ownAccount } from '../../test/account-service';
import { mailsTo, mailTo } from '../../test/mailbox';
import { ReviewReportedConsumer } from './review-reported.consumer';

const OPERATOR = 'care@ramp.example';

describe('a reported review', () => {
  let account: OwnAccount;
  beforeAll(async () => void (account = await ownAccount({ OPERATOR_EMAIL: OPERATOR })), 60_000);
  afterAll(() => account?.stop());

  it('is mailed to the operator once, with its reason and where it stands, and without the reporter’s words', async () => {
    const event = {
      id: randomUUID(),
      type: 'reviews.review.reported.v1',
      time: new Date().toISOString(),
      aggregateId: '31',
      aggregateVersion: 2,
      correlationId: null,
      data: { reviewId: 31, venueId: 7, reason: 'personal' as const, reports: 2 },
    };
    const consumer = account.app.get(ReviewReportedConsumer);
    await consumer.handle(event);
    await consumer.handle(event);
    const subject = `A review was reported: ${REPORT_REASON_LABELS.personal}`;
    const mail = await mailTo(account, OPERATOR, subject);
    expect(JSON.stringify(mail)).toContain('/venues/7#customer-reviews');
    expect(JSON.stringify(mail)).toContain('reported by 2 members');
    expect(await mailsTo(account, OPERATOR)).toHaveLength(1);
  });
});
