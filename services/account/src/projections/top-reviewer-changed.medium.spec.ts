import { randomUUID } from 'node:crypto';
import type { UserProfile } from '@waymark/contracts-account';
import { type AccountUnderTest, bodyOf, sharedAccount } from '../../test/account-service';
import { givenMember } from '../../test/given-member';
import { TopReviewerChangedConsumer } from './top-reviewer-changed.consumer';

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedAccount()));

const arrives = (memberId: number | null, aggregateVersion: number) =>
  account.app.get(TopReviewerChangedConsumer).handle({
    id: randomUUID(),
    type: 'reviews.top-reviewer.changed.v1',
    time: new Date().toISOString(),
    aggregateId: 'top-reviewer',
    aggregateVersion,
    correlationId: null,
    data: { memberId, helpfulVotes: 1 },
  });

const isTop = async (id: number) =>
  (await bodyOf<UserProfile>(await account.as(id, 'GET', `/api/user-profiles/${id}`))).isTopReviewer;

describe("the top reviewer's badge", () => {
  it('is worn by the one whom the newest event names, however late an older one comes', async () => {
    const [ana, ben] = [await givenMember(account), await givenMember(account)];
    await arrives(ana.id, 4);
    expect([await isTop(ana.id), await isTop(ben.id), (await ana.own()).isTopReviewer]).toEqual([true, false, true]);
    await arrives(ben.id, 5);
    await arrives(ana.id, 3);
    expect([await isTop(ana.id), await isTop(ben.id)]).toEqual([false, true]);
    await arrives(null, 6);
    expect(await isTop(ben.id)).toBe(false);
  });
});
