import { opened, refusal, type Opened } from '../testing/opened';

let open: Opened;
beforeAll(async () => {
  open = await opened();
});
afterAll(() => open.close());

const gift = { amount: 1050, currency: 'gbp', automatic_payment_methods: { enabled: true } };

test('the library throws a card error with the reason (G6.1)', async () => {
  const confirmed = open.stripe.paymentIntents.create({
    ...gift,
    payment_method: 'pm_card_visa_chargeDeclined',
    confirm: true,
    return_url: 'https://example.org/back',
  });
  expect(await refusal(confirmed)).toMatchObject({
    type: 'StripeCardError',
    code: 'card_declined',
    decline_code: 'generic_decline',
    payment_intent: { status: 'requires_payment_method' },
  });
});

test('the same key charges once, and with another body it is refused', async () => {
  const { stripe } = open;
  const paid = { ...gift, payment_method: 'pm_card_visa', confirm: true, return_url: 'https://example.org/back' };
  const [one, two] = await Promise.all([
    stripe.paymentIntents.create(paid, { idempotencyKey: 'press-1' }),
    stripe.paymentIntents.create(paid, { idempotencyKey: 'press-1' }),
  ]);
  expect(two.id).toBe(one.id);
  const other = stripe.paymentIntents.create({ ...paid, amount: 2000 }, { idempotencyKey: 'press-1' });
  expect(await refusal(other)).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
});

test.each([
  [{ amount: 0 }, 'amount'],
  [{ customer: 'cus_nobody' }, 'customer'],
  [{ colour: 'red' }, 'colour'],
])('bad input %j names its field', async (change, param) => {
  expect(await refusal(open.stripe.paymentIntents.create({ ...gift, ...change }))).toMatchObject({
    type: 'StripeInvalidRequestError',
    param,
  });
});

test('a paid intent cannot be cancelled, and a cancelled one cannot be paid', async () => {
  const { stripe, server } = open;
  const paid = await stripe.paymentIntents.create(gift);
  await server.control.pay(paid.client_secret ?? '');
  expect(await refusal(stripe.paymentIntents.cancel(paid.id))).toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  const left = await stripe.paymentIntents.create(gift);
  expect(await stripe.paymentIntents.cancel(left.id, { cancellation_reason: 'abandoned' })).toMatchObject({
    status: 'canceled',
    cancellation_reason: 'abandoned',
  });
  await expect(server.control.pay(left.client_secret ?? '')).rejects.toThrow('cannot be confirmed');
});

test('a list has pages, the newest first, and the library walks through them', async () => {
  const { stripe } = open;
  const made = [];
  for (let index = 0; index < 5; index += 1) made.push((await stripe.paymentIntents.create(gift)).id);
  const page = await stripe.paymentIntents.list({ limit: 2 });
  expect(page).toMatchObject({ has_more: true, data: [{ id: made[4] }, { id: made[3] }] });
  const walked = [];
  for await (const { id } of stripe.paymentIntents.list({ limit: 2, created: { gte: 0 } })) walked.push(id);
  expect(walked.slice(0, 5)).toEqual(made.toReversed());
  expect((await stripe.charges.list({ created: { gt: 9e9 } })).data).toEqual([]);
  expect(await refusal(stripe.charges.list({ limit: 101 }))).toMatchObject({ param: 'limit' });
});

test('an unknown id, a wrong key and another version give different errors', async () => {
  const { stripe, server } = open;
  expect(await refusal(stripe.paymentIntents.retrieve('pi_nobody'))).toMatchObject({ statusCode: 404 });
  expect(await refusal(stripe.paymentIntents.list({}, { apiKey: 'sk_test_other' }))).toMatchObject({
    type: 'StripeAuthenticationError',
  });
  expect(await refusal(stripe.paymentIntents.list({}, { apiVersion: '2020-08-27' }))).toMatchObject({
    statusCode: 400,
  });
  expect((await fetch(`${server.url}/v1/nowhere`)).status).toBe(404);
});
