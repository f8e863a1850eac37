import sql from 'sql-template-tag';
import { until } from '@waymark/testing';
import { type Reconciliation, sharedReconciliation } from '../../../test/reconciliation-trips';
import { deletionActs } from '../../../test/deletion-acts';
import { newMember } from '../../../test/members';

let books: Reconciliation;
beforeAll(async () => void (books = await sharedReconciliation()));
const { ask, confirm, tokenOf, allConfirm, done } = deletionActs(() => books.account);

describe('a member who gives each month and leaves', () => {
  it('is charged no more: their subscription is over at Stripe when the deletion is done (G4.17)', async () => {
    const member = await newMember(books.account, 'leave.stripe');
    const { giftId, clientSecret } = await books.begin({ amountPence: 1_500, every: 'month', email: member.email });
    await books.stripe.control.pay(clientSecret);
    await until('the gift', 15_000, async () => ((await books.stateOf(giftId)) === 'received' ? true : null));
    const monthly = await books.account.sql.one<{ id: string; subscription: string | null }>(sql`
      SELECT m.id, m.stripe_subscription_id AS subscription FROM monthly_gift m JOIN gift g ON g.monthly_gift_id = m.id
      WHERE g.id = ${giftId}::uuid`);
    await books.account.sql.query(
      sql`UPDATE monthly_gift SET member_id = ${member.id} WHERE id = ${monthly?.id ?? ''}::uuid`,
    );
    await ask(member);
    await confirm(await tokenOf(member));
    await allConfirm(member.id);
    await done(member);
    const subscription = await books.dashboard.subscriptions.retrieve(monthly?.subscription ?? '');
    expect(subscription.status).toBe('canceled');
  });
});
