import { until } from '@waymark/testing';
import sql from 'sql-template-tag';
import { type Giving, sharedGiving } from '../../test/donation-trips';
import { monthlyGivers } from '../../test/monthly-givers';
import { sentMails } from '../../test/mailbox';
import { SettleDonation } from '../donation/settle-donation';
import { TellLate } from './tell-late.job';

let giving: Giving;
beforeAll(async () => void (giving = await sharedGiving()));

const givers = monthlyGivers(() => giving);
const tell = () => giving.account.app.get(TellLate, { strict: false }).run();
const mailsTo = async (to: string) =>
  (await sentMails(giving.account, 'monthly-gift-late')).filter((mail) => mail.to === to);

/** Nothing that Stripe said before is still on its way: it would say that the gift runs. */
const allHeard = () =>
  until('all that Stripe said is handled', 15_000, async () => {
    const { waiting } = await giving.stripe.control.deliveries();
    const unhandled = await giving.account.sql.query(sql`SELECT id FROM stripe_event WHERE handled_at IS NULL`);
    return waiting + unhandled.length === 0 || null;
  });
async function fails(id: string): Promise<void> {
  await allHeard();
  await giving.account.sql.query(sql`UPDATE monthly_gift SET state = 'late' WHERE id = ${id}::uuid`);
}

describe('a month of a gift that failed (G5.18)', () => {
  it('is reported to the donor once, even by two processes, and again when it fails again', async () => {
    const { email, monthly } = await givers.memberWithMonthly();
    await fails(monthly.id);
    await Promise.all([tell(), tell()]);
    await tell();
    expect(await mailsTo(email)).toEqual([
      expect.objectContaining({
        subject: 'Your monthly gift did not go through',
        url: expect.stringMatching(/\/account\/gifts$/),
      }),
    ]);
    // Stripe says that it runs.
    await giving.account.app.get(SettleDonation).monthlyGift(monthly.id);
    await tell();
    expect(await mailsTo(email)).toHaveLength(1);
    await fails(monthly.id);
    await tell();
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('reaches a visitor by the address that only their receipts go to, without a link', async () => {
    const email = 'late.visitor@example.org';
    await givers.visitorWithMonthly(email);
    await allHeard();
    await giving.account.sql.query(sql`UPDATE monthly_gift SET state = 'late' WHERE member_id IS NULL`);
    await tell();
    const [mail, ...more] = await mailsTo(email);
    expect([mail?.url, more]).toEqual(['', []]);
    expect(mail?.paragraphs.join(' ')).toContain('£10');
  });
});
