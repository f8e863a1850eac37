import { opened, type Opened } from '../testing/opened';

let open: Opened;
beforeAll(async () => {
  open = await opened();
});
afterAll(() => open.close());

const CARD = {
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': '4000002500003155',
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '2099',
  'payment_method_data[card][cvc]': '123',
};

const newIntent = () => open.stripe.paymentIntents.create({ amount: 900, currency: 'gbp', metadata: { gift: 'g' } });

/** As the frame of the card fields does. */
function confirm(secret: string, fields: Record<string, string> = {}, key = open.server.publishableKey) {
  const [id] = secret.split('_secret_');
  return fetch(`${open.server.url}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      ...CARD,
      client_secret: secret,
      key,
      return_url: 'https://example.org/back?a=b',
      ...fields,
    }),
  });
}

test.each([
  ['/v3/', 'text/javascript', 'window.Stripe'],
  ['/_page/fields', 'text/html', 'Card number'],
])('%s is served for pages elsewhere', async (path, type, text) => {
  const answer = await fetch(`${open.server.url}${path}`);
  expect(answer.headers.get('content-type')).toContain(type);
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(await answer.text()).toContain(text);
});

test('a bank asks, and the person goes back to where they came from', async () => {
  for (const [passes, outcome] of [
    ['true', 'succeeded'],
    ['false', 'failed'],
  ] as const) {
    const { id, client_secret: secret } = await newIntent();
    const asked = (await (await confirm(secret ?? '')).json()) as {
      metadata?: object;
      next_action: { redirect_to_url: { url: string } };
    };
    expect(asked.metadata).toBeUndefined();
    const { url } = asked.next_action.redirect_to_url;
    expect(await (await fetch(url)).text()).toContain('£9.00');
    const back = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ client_secret: secret ?? '', passes }),
      redirect: 'manual',
    });
    expect(back.headers.get('location')).toBe(
      `https://example.org/back?a=b&payment_intent=${id}&payment_intent_client_secret=${secret}&redirect_status=${outcome}`,
    );
    expect((await fetch(url)).status).toBe(404);
  }
});

test('the page needs the secret of what it pays, and may do nothing else', async () => {
  const [one, other] = [await newIntent(), await newIntent()];
  const mixed = other.client_secret?.replace(other.id, one.id) ?? '';
  expect((await confirm(mixed)).status).toBe(400);
  expect((await confirm(one.client_secret ?? '', {}, 'pk_test_other')).status).toBe(401);
  const list = await fetch(`${open.server.url}/v1/payment_intents?key=${open.server.publishableKey}`);
  expect(list.status).toBe(403);
});

test('a number is taken from the page alone (G6.6)', async () => {
  const { client_secret: secret } = await newIntent();
  expect((await confirm(secret ?? '', {}, 'sk_test_local')).status).toBe(403);
});

test.each([
  [{ 'payment_method_data[card][number]': '4111111111111111' }, 'number'],
  [{ 'payment_method_data[card][exp_year]': '2020' }, 'exp_year'],
])('a card with %j is refused', async (fields, param) => {
  const { client_secret: secret } = await newIntent();
  const answer = await confirm(secret ?? '', fields);
  expect(answer.status).toBe(402);
  expect(await answer.json()).toMatchObject({ error: { type: 'card_error', param } });
});
