import { randomUUID } from 'node:crypto';
import type { BegunDonation, OwnDonations, OwnMonthlyDonation } from '@waymark/contracts-account';
import { until } from '@waymark/testing';
import sql from 'sql-template-tag';
import { bodyOf } from './account-service';
import type { Giving } from './donation-trips';
import { sentMails } from './mailbox';
import { newMember } from './members';

export const LINK = '/api/donations/by-link';
type Call = (method: string, path: string, body?: unknown) => Promise<Response>;
type Linked = (act: '' | '/change' | '/stop', more?: object) => Promise<Response>;

/** Actions of monthly donors through the service's API. */
export function monthlyGivers(giving: () => Giving) {
  async function paid(answer: Response, card?: string): Promise<BegunDonation> {
    const begun = await bodyOf<BegunDonation>(answer);
    expect(answer.status).toBe(201);
    await giving().stripe.control.pay(begun.clientSecret, card);
    expect(await bodyOf(await giving().outcome(begun.clientSecret))).toMatchObject({ state: 'received' });
    return begun;
  }

  const gift = (more: object = {}) => ({ amount: 10, every: 'month', ...more });
  const read = async (call: Call) => bodyOf<OwnDonations>(await call('GET', '/api/donations/mine'));

  /** Waits until Stripe's event has updated the subscription to this state. */
  const monthlyIn = (wanted: OwnMonthlyDonation['state'], look: () => Promise<OwnDonations>) =>
    until(
      `a monthly gift that is ${wanted}`,
      20_000,
      async () => (await look()).monthly.find(({ state }) => state === wanted) ?? null,
    );

  async function memberWithMonthly(card?: string) {
    const member = await newMember(giving().account);
    const key = { 'idempotency-key': randomUUID() };
    await paid(await member.call('POST', '/api/create-payment-intent', gift(), key), card);
    const monthly = await monthlyIn('active', () => read(member.call));
    return { ...member, monthly, path: `/api/donations/monthly/${monthly.id}` };
  }

  /** Waits for the receipt's email and returns the token in its link. */
  const mailedToken = (email: string) =>
    until(`the receipt to ${email}`, 15_000, async () => {
      giving().account.wake('write receipts of gifts');
      const mail = (await sentMails(giving().account, 'gift-receipt')).find(({ to }) => to === email);
      return /token=([\w-]{43})/.exec(mail?.url ?? '')?.[1] ?? null;
    });

  async function visitorWithMonthly(email: string) {
    const { giftId } = await paid(await giving().create(gift({ email }), { 'idempotency-key': randomUUID() }));
    const token = await mailedToken(email);
    const linked: Linked = (act, more = {}) => giving().account.post(`${LINK}${act}`, { token, ...more });
    await monthlyIn('active', async () => bodyOf<OwnDonations>(await linked('')));
    return { giftId, token, linked };
  }

  const stopMails = async (to: string) =>
    (await sentMails(giving().account, 'monthly-gift-stopped')).filter((mail) => mail.to === to);
  const atStripe = async (monthlyId: string) => {
    const row = await giving().account.sql.one<{ id: string }>(
      sql`SELECT stripe_subscription_id AS id FROM monthly_gift WHERE id = ${monthlyId}::uuid`,
    );
    return giving().dashboard.subscriptions.retrieve(row?.id ?? 'none');
  };

  return { paid, read, monthlyIn, memberWithMonthly, mailedToken, visitorWithMonthly, stopMails, atStripe };
}
