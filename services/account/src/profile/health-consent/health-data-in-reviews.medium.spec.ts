import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { HealthConsentState, PrivacyOverview } from '@waymark/contracts-account';
import { healthConsentChanged } from '@waymark/contracts-reviews';
import { type AccountUnderTest, bodyOf, sharedAccount } from '../../../test/account-service';
import { givenMember } from '../../../test/given-member';
import { ReviewsConsentChangedConsumer } from './reviews-consent-changed.consumer';

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedAccount()));

const arrives = (memberId: number, aggregateVersion: number, givenAt: string | null, reviews: number) =>
  account.app.get(ReviewsConsentChangedConsumer).handle({
    id: randomUUID(),
    type: healthConsentChanged.type,
    time: new Date().toISOString(),
    aggregateId: String(memberId),
    aggregateVersion,
    correlationId: null,
    data: { memberId, givenAt, reviews },
  });
const overviewOf = async (id: number) =>
  (await bodyOf<PrivacyOverview>(await account.as(id, 'GET', '/api/privacy'))).healthDataInReviews;
const consentOf = async (id: number) =>
  (await bodyOf<HealthConsentState>(await account.as(id, 'GET', '/api/privacy/consents/health'))).inReviews;
const withdraw = (id: number) => account.as(id, 'DELETE', '/api/privacy/consents/health');
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

describe('health data that was allowed with a review', () => {
  it("is told by the privacy page, by its newest word, and by nobody else's", async () => {
    const [ana, ben] = [await givenMember(account), await givenMember(account)];
    expect([await overviewOf(ana.id), await consentOf(ana.id)]).toEqual([null, null]);
    const givenAt = ago(60_000);
    await arrives(ana.id, 2, givenAt, 2);
    await arrives(ana.id, 1, givenAt, 1);
    expect([await overviewOf(ana.id), await consentOf(ana.id)]).toEqual([
      { givenAt, reviews: 2 },
      { givenAt, reviews: 2 },
    ]);
    expect(await overviewOf(ben.id)).toBeNull();
    await arrives(ana.id, 3, null, 0);
    expect(await overviewOf(ana.id)).toBeNull();
  });

  it('is gone from the page as soon as it is withdrawn, also when a word from before comes after, and is there when it is allowed anew', async () => {
    const { id } = await givenMember(account);
    const before = ago(60_000);
    await arrives(id, 1, before, 1);
    await withdraw(id);
    expect(await overviewOf(id)).toBeNull();
    await arrives(id, 2, before, 2);
    expect(await overviewOf(id)).toBeNull();
    const anew = new Date(Date.now() + 60_000).toISOString();
    await arrives(id, 3, anew, 1);
    expect(await overviewOf(id)).toEqual({ givenAt: anew, reviews: 1 });
  });

  it('of a member who has left is not written down again', async () => {
    await arrives(2_000_000_000, 1, ago(1_000), 1);
    expect(await account.sql.query(sql`SELECT 1 FROM health_data_in_reviews WHERE member_id = 2000000000`)).toEqual([]);
  });
});
