import { opened, refusal, type Opened } from '../testing/opened';

let open: Opened;
beforeEach(async () => {
  open = await opened();
});
afterEach(() => open.close());

async function begin() {
  const { stripe } = open;
  const customer = await stripe.customers.create({ metadata: { gift: 'm' } });
  const setup = await stripe.setupIntents.create({
    customer: customer.id,
    usage: 'off_session',
    automatic_payment_methods: { enabled: true },
    metadata: { monthly: 'm' },
  });
  return { customer: customer.id, id: setup.id, secret: setup.client_secret ?? '' };
}

test('a card is kept for its owner, takes nothing, and is told of', async () => {
  const { stripe, server } = open;
  const { customer, id, secret } = await begin();
  expect(secret).toMatch(/^seti_\w+_secret_/);
  expect(await server.control.keepCard(secret)).toBe('succeeded');
  const kept = await stripe.setupIntents.retrieve(id, { expand: ['payment_method'] });
  expect(kept).toMatchObject({
    status: 'succeeded',
    customer,
    metadata: { monthly: 'm' },
    payment_method: { customer, card: { last4: '4242' } },
  });
  expect(await server.control.charges()).toEqual([]);
  const events = await stripe.events.list({ type: 'setup_intent.succeeded' });
  expect(events.data.map(({ data }) => data.object)).toMatchObject([{ id }]);
  expect(await refusal(stripe.setupIntents.cancel(id))).toMatchObject({ code: 'setup_intent_unexpected_state' });
});

test('a card that is declined leaves it open, with the reason', async () => {
  const { stripe, server } = open;
  const { id, secret } = await begin();
  expect(await server.control.keepCard(secret, '4000 0000 0000 0002')).toBe('requires_payment_method');
  expect(await stripe.setupIntents.retrieve(id)).toMatchObject({
    last_setup_error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
    payment_method: null,
  });
  expect(await server.control.keepCard(secret)).toBe('succeeded');
});

test("a bank's question waits for its answer, and what is cancelled keeps no card (G6.8)", async () => {
  const { stripe, server } = open;
  const { id, secret } = await begin();
  expect(await server.control.keepCard(secret, '4000 0025 0000 3155')).toBe('requires_action');
  expect((await stripe.setupIntents.retrieve(id)).next_action?.redirect_to_url?.url).toContain(id);
  expect(await stripe.setupIntents.cancel(id)).toMatchObject({ status: 'canceled' });
  await expect(server.control.keepCard(secret)).rejects.toThrow('setup_intent_unexpected_state');
});
