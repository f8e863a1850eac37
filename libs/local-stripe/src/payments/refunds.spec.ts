import { opened, refusal, type Opened } from '../testing/opened';

let open: Opened;
beforeAll(async () => {
  open = await opened();
});
afterAll(() => open.close());

async function paid(card = 'pm_card_visa'): Promise<{ intent: string; charge: string }> {
  const intent = await open.stripe.paymentIntents.create({
    amount: 1000,
    currency: 'gbp',
    payment_method: card,
    confirm: true,
    return_url: 'https://example.org',
  });
  return { intent: intent.id, charge: intent.latest_charge as string };
}

test('a part is given back, then the rest, and no more', async () => {
  const { stripe } = open;
  const { intent, charge } = await paid();
  const first = await stripe.refunds.create({
    payment_intent: intent,
    amount: 400,
    reason: 'requested_by_customer',
    metadata: { refund: 'r' },
  });
  expect(first).toMatchObject({ amount: 400, charge, status: 'succeeded' });
  expect(await stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 400, refunded: false });
  const over = stripe.refunds.create({ payment_intent: intent, amount: 601 });
  expect(await refusal(over)).toMatchObject({ param: 'amount' });
  await stripe.refunds.create({ charge });
  expect(await stripe.charges.retrieve(charge, { expand: ['refunds'] })).toMatchObject({
    amount_refunded: 1000,
    refunded: true,
    refunds: { data: [{ amount: 400 }, { amount: 600 }] },
  });
  expect(await refusal(stripe.refunds.create({ charge }))).toMatchObject({ code: 'charge_already_refunded' });
  expect((await stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(2);
  const lines = await stripe.balanceTransactions.list({ type: 'refund' });
  expect(lines.data.map(({ amount }) => amount)).toEqual([-600, -400]);
});

test('an unpaid charge cannot be refunded', async () => {
  const { id } = await open.stripe.paymentIntents.create({ amount: 500, currency: 'gbp' });
  expect(await refusal(open.stripe.refunds.create({ payment_intent: id }))).toMatchObject({ param: 'payment_intent' });
});

test('a dispute takes the money until it is won (G6.3)', async () => {
  const { stripe, server } = open;
  const { charge } = await paid('pm_card_createDispute');
  const [dispute] = (await stripe.disputes.list({ charge })).data;
  expect(dispute).toMatchObject({ amount: 1000, status: 'needs_response', reason: 'fraudulent' });
  expect(await stripe.charges.retrieve(charge)).toMatchObject({ disputed: true });
  expect(await refusal(stripe.refunds.create({ charge }))).toMatchObject({ code: 'charge_disputed' });
  await server.control.closeDispute(dispute?.id ?? '', true);
  expect(await stripe.disputes.retrieve(dispute?.id ?? '')).toMatchObject({ status: 'won' });
  const told = (await stripe.events.list({ type: 'charge.dispute.*' })).data.map(({ type }) => type);
  expect(told).toEqual([
    'charge.dispute.funds_reinstated',
    'charge.dispute.closed',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.created',
  ]);
});
