import { randomUUID } from 'node:crypto';
import type { BegunGift, OwnGifts } from '@waymark/contracts-account';
import { until } from '@waymark/testing';
import sql from 'sql-template-tag';
import { StripePort } from '../src/gift/stripe/stripe-port';
import { bodyOf } from './account-service';
import type { Giving } from './gift-trips';
import { givenMember } from './given-member';
import { sentMails } from './sent-mails';

export const LINK = '/api/donations/by-link';
type Call = (method: string, path: string, body?: unknown) => Promise<Response>;
type Linked = (act: '' | '/change' | '/stop', more?: object) => Promise<Response>;

/** What givers of a monthly gift do, through the interface of the service. */
export function monthlyGivers(giving: () => Giving) {
  async function paid(answer: Response): Promise<BegunGift> {
    const begun = await bodyOf<BegunGift>(answer);
    expect(answer.status).toBe(201);
    await giving().stripe.control.pay(begun.clientSecret);
    expect(await bodyOf(await giving().outcome(begun.clientSecret))).toMatchObject({ state: 'received' });
    return begun;
  }

  const gift = (more: object = {}) => ({ amount: 10, every: 'month', ...more });
  const read = async (call: Call) => bodyOf<OwnGifts>(await call('GET', '/api/donations/mine'));

  /** Once Stripe has told that the subscription runs. */
  const running = (look: () => Promise<OwnGifts>) =>
    until(
      'a running monthly gift',
      15_000,
      async () => (await look()).monthly.find(({ state }) => state === 'active') ?? null,
    );

  async function memberWithMonthly() {
    const member = await givenMember(giving().account);
    const keyed: Call = (method, path, body) =>
      giving().account.as(member.id, method, path, body, { 'idempotency-key': randomUUID() });
    await paid(await keyed('POST', '/api/create-payment-intent', gift()));
    const monthly = await running(() => read(member.call));
    return { ...member, monthly, path: `/api/donations/monthly/${monthly.id}` };
  }

  /** Of the link in the receipt's mail. */
  const mailedToken = (email: string) =>
    until(`the receipt to ${email}`, 15_000, async () => {
      const mail = (await sentMails(giving().account, 'gift-receipt')).find(({ to }) => to === email);
      return /token=([\w-]{43})/.exec(mail?.url ?? '')?.[1] ?? null;
    });

  async function visitorWithMonthly(email: string) {
    const { giftId } = await paid(await giving().create(gift({ email }), { 'idempotency-key': randomUUID() }));
    const token = await mailedToken(email);
    const linked: Linked = (act, more = {}) => giving().account.post(`${LINK}${act}`, { token, ...more });
    await running(async () => bodyOf<OwnGifts>(await linked('')));
    return { giftId, token, linked };
  }

  const stopMails = async (to: string) =>
    (await sentMails(giving().account, 'monthly-gift-stopped')).filter((mail) => mail.to === to);
  const atStripe = async (monthlyId: string) => {
    const row = await giving().account.sql.one<{ id: string }>(
      sql`SELECT stripe_subscription_id AS id FROM monthly_gift WHERE id = ${monthlyId}::uuid`,
    );
    const port = giving().account.app.get(StripePort, { strict: false });
    return port.ask((stripe) => stripe.subscriptions.retrieve(row?.id ?? 'none'));
  };

  return { paid, read, memberWithMonthly, mailedToken, visitorWithMonthly, stopMails, atStripe };
}
