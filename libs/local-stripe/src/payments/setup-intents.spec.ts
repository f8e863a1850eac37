import { opened, type Opened } from '../testing/opened';

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

test("a bank's question waits for its answer, and what is cancelled keeps no card (G6.8)", async () => {
  const { stripe, server } = open;
  const { id, secret } = await begin();
  expect(await server.control.keepCard(secret, '4000 0025 0000 3155')).toBe('requires_action');
  expect((await stripe.setupIntents.retrieve(id)).next_action?.redirect_to_url?.url).toContain(id);
  expect(await stripe.setupIntents.cancel(id)).toMatchObject({ status: 'canceled' });
  await expect(server.control.keepCard(secret)).rejects.toThrow('setup_intent_unexpected_state');
});
