import type Stripe from 'stripe';
import { opened, refusal, type Opened } from '../testing/opened';

let open: Opened;
/** The last of a month, so that short months are met. */
const START = Date.UTC(2027, 0, 31, 12);
beforeEach(async () => {
  open = await opened({ now: () => START });
});
afterEach(() => open.close());

const priceOf = (product: string, amount: number) => ({
  currency: 'gbp',
  product,
  unit_amount: amount,
  recurring: { interval: 'month' as const },
});

/** A monthly gift that waits for its first payment, and the secret to pay it with. */
async function begin(amount = 1000): Promise<{ subscription: Stripe.Subscription; secret: string; product: string }> {
  const { stripe } = open;
  const product = await stripe.products.create({ name: 'Monthly gift' });
  const customer = await stripe.customers.create({ email: 'ada@example.org', metadata: { gift: 'm' } });
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price_data: priceOf(product.id, amount) }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    metadata: { monthly: 'm' },
    expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments'],
  });
  const invoice = subscription.latest_invoice as Stripe.Invoice;
  return { subscription, secret: invoice.confirmation_secret?.client_secret ?? '', product: product.id };
}

const statusOf = async (id: string) => (await open.stripe.subscriptions.retrieve(id)).status;
const dates = (seconds: number | undefined) => new Date((seconds ?? 0) * 1000).toISOString().slice(0, 10);

test('it waits for its first payment, and then renews each month at the day it began (G6.2)', async () => {
  const { stripe, server } = open;
  const { subscription, secret } = await begin();
  expect(subscription.status).toBe('incomplete');
  expect(await server.control.pay(secret)).toBe('succeeded');
  const active = await stripe.subscriptions.retrieve(subscription.id, { expand: ['default_payment_method'] });
  expect(active).toMatchObject({ status: 'active', default_payment_method: { card: { last4: '4242' } } });
  expect(dates(active.items.data[0]?.current_period_end)).toBe('2027-02-28');
  await server.control.moveClock({ days: 60 });
  const invoices = await stripe.invoices.list({ subscription: subscription.id, expand: ['data.payments'] });
  expect(
    invoices.data.map(({ billing_reason, status, amount_paid, created }) => [
      billing_reason,
      status,
      amount_paid,
      dates(created),
    ]),
  ).toEqual([
    ['subscription_cycle', 'paid', 1000, '2027-03-31'],
    ['subscription_cycle', 'paid', 1000, '2027-02-28'],
    ['subscription_create', 'paid', 1000, '2027-01-31'],
  ]);
  expect(invoices.data[0]?.parent?.subscription_details).toMatchObject({
    subscription: subscription.id,
    metadata: { monthly: 'm' },
  });
  const intent = invoices.data[0]?.payments?.data[0]?.payment.payment_intent as string;
  const found = await stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent } });
  expect(found.data).toMatchObject([{ invoice: invoices.data[0]?.id, status: 'paid', amount_paid: 1000 }]);
  expect((await server.control.charges()).map(({ amountPence }) => amountPence)).toEqual([1000, 1000, 1000]);
});

test('a failed renewal is retried, and an unpaid subscription ends', async () => {
  const { stripe, server } = open;
  const { subscription, secret } = await begin();
  await server.control.pay(secret, '4000 0000 0000 0341');
  expect(await statusOf(subscription.id)).toBe('active');
  await server.control.moveClock({ days: 29 });
  expect(await statusOf(subscription.id)).toBe('past_due');
  await server.control.moveClock({ days: 20 });
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
  });
  const told = (await stripe.events.list({ limit: 100 })).data.map(({ type }) => type);
  expect(told.filter((type) => type === 'invoice.payment_failed')).toHaveLength(4);
  expect(told[0]).toBe('customer.subscription.deleted');
  expect(await server.control.charges()).toHaveLength(1);
});

test('an unpaid subscription expires after a day and can no longer be paid', async () => {
  const { server } = open;
  const { subscription, secret } = await begin();
  await server.control.moveClock({ days: 1 });
  expect(await statusOf(subscription.id)).toBe('incomplete_expired');
  await expect(server.control.pay(secret)).rejects.toThrow('cannot be confirmed');
});

test('its payment is cancelled by voiding its invoice alone, and with its first one it is over', async () => {
  const { stripe } = open;
  const { subscription, secret } = await begin();
  const invoice = (subscription.latest_invoice as Stripe.Invoice).id;
  const refused = await refusal(stripe.paymentIntents.cancel(secret.split('_secret_')[0] ?? ''));
  expect(refused).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
  expect(await stripe.invoices.voidInvoice(invoice)).toMatchObject({ status: 'void' });
  expect(await statusOf(subscription.id)).toBe('incomplete_expired');
  expect(await stripe.paymentIntents.retrieve(secret.split('_secret_')[0] ?? '')).toMatchObject({ status: 'canceled' });
});
