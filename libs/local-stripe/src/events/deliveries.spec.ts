import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type Stripe from 'stripe';
import { opened, type Opened, WEBHOOK_SECRET } from '../testing/opened';

let open: Opened;
let webhook: Server;
let received: Stripe.Event[] = [];
let refuses = 0;

beforeAll(async () => {
  webhook = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const header = request.headers['stripe-signature'] ?? '';
      const event = open.stripe.webhooks.constructEvent(Buffer.concat(parts), header, WEBHOOK_SECRET);
      if (refuses > 0) refuses -= 1;
      else received.push(event);
      response.writeHead(refuses > 0 ? 500 : 200).end();
    });
  });
  await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve));
  open = await opened({ webhookUrl: `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/hook` });
});
beforeEach(() => {
  received = [];
});
afterAll(async () => {
  await open.close();
  webhook.close();
});

const pay = () =>
  open.stripe.paymentIntents.create({
    amount: 500,
    currency: 'gbp',
    payment_method: 'pm_card_visa',
    confirm: true,
    return_url: 'https://example.org',
  });
const types = () => received.map(({ type }) => type).sort();
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(20);
}
const arrived = (count: number) => until(() => received.length >= count);
const EACH = ['charge.succeeded', 'payment_intent.created', 'payment_intent.succeeded'];

test('each event is signed so that the library takes it, and can be asked for', async () => {
  const paid = await pay();
  await arrived(3);
  expect(types()).toEqual(EACH);
  expect(received.map(({ livemode, api_version }) => [livemode, api_version])).toContainEqual([
    false,
    expect.stringMatching(/^20\d\d-/),
  ]);
  const [kept] = (await open.stripe.events.list({ type: 'payment_intent.succeeded', limit: 1 })).data;
  expect(kept?.data.object).toMatchObject({ id: paid.id, status: 'succeeded' });
});

test('events are lost, doubled and late as configured (G6.4)', async () => {
  const { control } = open.server;
  await control.webhooks({ lost: 1 });
  await pay();
  await control.webhooks({ late: 1 });
  await pay();
  expect(await control.deliveries()).toMatchObject({ lost: 3, late: 3 });
  expect(received).toEqual([]);
  expect(await control.releaseLate()).toBe(3);
  await arrived(3);
  expect(types()).toEqual(EACH);
  received = [];
  await control.webhooks({ doubled: 1, shuffledMs: 50 });
  await pay();
  await arrived(6);
  expect(new Set(received.map(({ id }) => id)).size).toBe(3);
  await control.webhooks({});
});
