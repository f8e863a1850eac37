import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { opened, type Opened } from '../testing/opened';
import { Store } from './store';

let open: Opened;
beforeEach(async () => {
  open = await opened();
});
afterEach(() => open.close());

const gift = { amount: 700, currency: 'gbp' };

test('what was answered is there after an end without goodbye, half a line at the end of the file or not (G6.5)', async () => {
  const made = await open.stripe.paymentIntents.create(gift, { idempotencyKey: 'press' });
  await open.server.control.pay(made.client_secret ?? '');
  await open.server.stop();
  appendFileSync(join(open.dataDir, 'stripe.jsonl'), '[{"object":"payment_intent","id":"pi_ha');
  const { stripe, server } = await opened({ dataDir: open.dataDir });
  expect(await stripe.paymentIntents.retrieve(made.id)).toMatchObject({ status: 'succeeded' });
  expect((await stripe.paymentIntents.create(gift, { idempotencyKey: 'press' })).id).toBe(made.id);
  const next = await stripe.paymentIntents.create(gift);
  await server.stop();
  const third = await opened({ dataDir: open.dataDir });
  expect((await third.stripe.paymentIntents.list()).data.map(({ id }) => id)).toEqual([next.id, made.id]);
  open = third;
});

test('an answer that is lost was given nevertheless, and the same key finds it', async () => {
  await open.server.control.behave({ mode: 'well', lostAnswers: 1 });
  await expect(open.stripe.paymentIntents.create(gift, { idempotencyKey: 'press' })).rejects.toMatchObject({
    type: 'StripeConnectionError',
  });
  await open.server.control.behave({ mode: 'well' });
  const again = await open.stripe.paymentIntents.create(gift, { idempotencyKey: 'press' });
  expect((await open.stripe.paymentIntents.list()).data.map(({ id }) => id)).toEqual([again.id]);
});

test('no number of a card is in the file', async () => {
  const made = await open.stripe.paymentIntents.create(gift);
  await open.server.control.pay(made.client_secret ?? '', '4000000000000259');
  await open.server.stop();
  const text = new Store(join(open.dataDir, 'stripe.jsonl'));
  expect(JSON.stringify(text.all('payment_method'))).not.toContain('4000000000000259');
  open = await opened({ dataDir: open.dataDir });
});

test('rolled-back changes leave no trace', () => {
  const file = join(open.dataDir, 'other.jsonl');
  writeFileSync(file, '');
  const store = new Store(file);
  store.put({ object: 'local.card', id: 'pm_1', behaviour: 'pays' });
  store.commit();
  store.put({ object: 'local.card', id: 'pm_1', behaviour: 'funds' });
  store.put({ object: 'local.card', id: 'pm_2', behaviour: 'funds' });
  store.rollback();
  expect(store.all('local.card')).toEqual([{ object: 'local.card', id: 'pm_1', behaviour: 'pays' }]);
  store.close();
  rmSync(file);
});
