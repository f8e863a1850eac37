import sql from 'sql-template-tag';
import { type AccountUnderTest, sharedLenientAccount } from '../../../test/account-service';
import { deletionActs } from '../../../test/deletion-acts';
import { type Member, newMember } from '../../../test/members';
import { givenDonation, issuedReceipt } from '../../../test/given-donations';
import { GatherAccount } from '../gather/gather-account';
import { ErasureJob } from './erasure-job';

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedLenientAccount()));
const { ask, confirm, statusOf, tokenOf, allConfirm, done } = deletionActs(() => account);

const run = () => account.app.get(ErasureJob, { strict: false }).run();
/** A member who gives each month, and leaves; all other slices have let them go. */
async function givenLeaver(name: string, mode: 'test' | 'live' = 'live') {
  const member = await newMember(account, name);
  const { id, monthlyId } = await givenDonation(account, {
    memberId: member.id,
    monthly: true,
    amountPence: 1_000,
    mode,
  });
  await issuedReceipt(account, id);
  const monthly = monthlyId ?? '';
  await account.sql.query(
    sql`UPDATE monthly_gift SET stripe_subscription_id = ${`sub_${name}`}, wanted_pence = 2000 WHERE id = ${monthly}::uuid`,
  );
  return { member, giftId: id, monthly };
}
async function leave(member: Member) {
  await ask(member);
  await confirm(await tokenOf(member));
  await allConfirm(member.id);
}
const monthlyOf = (id: string) =>
  account.sql.one(sql`
    SELECT state, member_id AS "memberId", stop_asked_at IS NOT NULL AS "isToStop", wanted_pence AS wanted, wish_number AS wishes
    FROM monthly_gift WHERE id = ${id}::uuid`);

describe('a member who gives each month and leaves', () => {
  it('is not deleted before their gift is stopped at Stripe; the books keep the sum, and not whose it was (G4.14, G4.17)', async () => {
    const { member, giftId, monthly } = await givenLeaver('leave.mona');
    await leave(member);
    await run();
    expect(await statusOf(member)).toEqual(['confirmed']);
    expect(await monthlyOf(monthly)).toEqual({
      state: 'active',
      memberId: member.id,
      isToStop: true,
      wanted: null,
      wishes: 1,
    });
    await account.sql.query(
      sql`UPDATE monthly_gift SET state = 'stopped', stopped_at = now() WHERE id = ${monthly}::uuid`,
    );
    await done(member);
    expect(await monthlyOf(monthly)).toMatchObject({ state: 'stopped', memberId: null });
    const gift = await account.sql.one(sql`
      SELECT g.member_id AS "memberId", g.amount_pence AS pence, r.number IS NOT NULL AS "hasReceipt", g.stripe_payment_intent_id AS payment
      FROM gift g JOIN gift_receipt r ON r.gift_id = g.id WHERE g.id = ${giftId}::uuid`);
    expect(gift).toEqual({ memberId: null, pence: 1_000, hasReceipt: true, payment: `pi_${giftId}` });
  });

  it('is not held up by a monthly gift of a test mode that is over', async () => {
    const { member } = await givenLeaver('leave.olaf', 'test');
    await leave(member);
    await done(member);
    expect(await statusOf(member)).toEqual(['done']);
  });

  it('asks again for a monthly gift that began while the account closed', async () => {
    const { member, monthly } = await givenLeaver('leave.nils');
    await leave(member);
    await account.sql.query(sql`UPDATE monthly_gift SET stop_asked_at = NULL WHERE id = ${monthly}::uuid`);
    await run();
    expect([await statusOf(member), await monthlyOf(monthly)]).toMatchObject([['confirmed'], { isToStop: true }]);
  });
});

describe('a member’s copy of their data', () => {
  it('has each gift with its receipt, and each monthly gift', async () => {
    const { member, giftId, monthly } = await givenLeaver('copy.olga');
    const other = await givenLeaver('copy.per');
    const { sections } = await account.app.get(GatherAccount, { strict: false }).run(member.id);
    const rows = (id: string) => sections.find((section) => section.id === id)?.rows;
    expect(rows('gifts')).toMatchObject([{ gift: giftId, pence: 1_000, state: 'received' }]);
    expect(rows('gifts')?.[0]?.['receiptNumber']).toEqual(expect.any(Number));
    expect(rows('monthly-gifts')).toMatchObject([{ monthlyGift: monthly, pence: 1_000 }]);
    expect(JSON.stringify(sections)).not.toContain(other.giftId);
  });
});
