import { CONFIG, LOG, type Log } from '@waymark/service-kit';
import { scanDatabase } from '@waymark/testing';
import { bodyOf, codeOf, newAddress } from '../../test/account-service';
import { newMember } from '../../test/members';
import { type Giving, sharedGiving } from '../../test/donation-trips';
import type { AccountConfig } from '../config';
import { HandleEvents } from './webhook/handle-events';

const MONTHLY = { amount: 10, every: 'month', email: 'visitor@example.org' };
const DECLINED = '4000000000000002';
const CARDS = [DECLINED, '4242424242424242', '4000 0000 0000 0002', '4242 4242 4242 4242'];

let giving: Giving;
const from = (address: string) => ({ 'x-forwarded-for': address });
const statusOf = async (body: object, headers: Record<string, string> = {}) =>
  (await giving.create(body, headers)).status;

describe('somebody who tries stolen cards', () => {
  beforeEach(async () => void (giving = await sharedGiving({ AUTH_LIMIT_FACTOR: '1', LOG_LEVEL: 'fatal' })));

  it('begins ten gifts from one address within ten minutes, and is told when to come back', async () => {
    const address = from(newAddress());
    for (let amount = 5; amount < 15; amount++) expect(await statusOf({ amount }, address)).toBe(201);
    const refused = await giving.create({ amount: 15 }, address);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect(await statusOf({ amount: 5 })).toBe(201);
  });

  it('begins five of the same sum from one address (G9.5)', async () => {
    const address = from(newAddress());
    for (let tried = 0; tried < 5; tried++) expect(await statusOf({ amount: 1 }, address)).toBe(201);
    expect(await statusOf({ amount: 1 }, address)).toBe(429);
    const again = { ...from(newAddress()), 'idempotency-key': 'a-page-that-is-reloaded' };
    for (let reloaded = 0; reloaded < 8; reloaded++) expect(await statusOf({ amount: 1 }, again)).toBe(201);
  });

  it('meets a login with one odd sum from many addresses, where a preset still passes', async () => {
    for (let tried = 0; tried < 60; tried++) await giving.create({ amount: 1.37 });
    expect(await codeOf(giving.create({ amount: 1.37 }))).toBe('401 gifts.members-only');
    expect(await statusOf({ amount: 5 })).toBe(201);
    const member = await newMember(giving.account);
    expect((await member.call('POST', '/api/create-payment-intent', { amount: 1.37 })).status).toBe(201);
  }, 60_000);

  it('is stopped by eight declined cards, also at one payment', async () => {
    const address = from(newAddress());
    const { clientSecret, giftId } = await giving.begin({ amount: 5 }, address);
    for (let tried = 0; tried < 8; tried++) await giving.stripe.control.pay(clientSecret, DECLINED);
    await giving.comesTo('cancelled', giftId);
    expect(await statusOf({ amount: 6 }, address)).toBe(429);
    expect(await giving.stripe.control.pay(clientSecret).catch(() => 'refused')).not.toBe('succeeded');
  });

  it('is stopped at the first payment of a monthly gift, too, which then never begins', async () => {
    const { clientSecret, giftId } = await giving.begin(MONTHLY);
    for (let tried = 0; tried < 8; tried++) await giving.stripe.control.pay(clientSecret, DECLINED);
    await giving.comesTo('cancelled', giftId);
    expect(await giving.stripe.control.pay(clientSecret).catch(() => 'refused')).not.toBe('succeeded');
    expect(await giving.stripe.control.charges()).toEqual([]);
  });

  it('needs an account while only members may give', async () => {
    const config = giving.account.app.get<AccountConfig>(CONFIG);
    Object.assign(config, { GIFTS_MEMBERS_ONLY: true });
    expect(await codeOf(giving.create({ amount: 5 }))).toBe('401 gifts.members-only');
    expect(await bodyOf(await giving.account.call('/api/donations'))).toMatchObject({ membersOnly: true });
    const member = await newMember(giving.account);
    expect((await member.call('POST', '/api/create-payment-intent', { amount: 5 })).status).toBe(201);
    Object.assign(config, { GIFTS_MEMBERS_ONLY: false });
  });

  it('finds the number of a card in no row and no line of the log, whatever becomes of the payment and whatever a page sends (G8.1)', async () => {
    const lines = linesOf(giving.account.app.get<Log>(LOG));
    for (const card of ['4242424242424242', DECLINED])
      await giving.outcome((await giving.given({ amount: 5 }, card)).clientSecret);
    await giving.outcome((await giving.given(MONTHLY)).clientSecret);
    // A page gone wrong that sends what nobody asked it for.
    await giving.create({ amount: 5, number: CARDS[1], cvc: '123', card: { number: CARDS[1] } });
    await giving.create({ amount: CARDS[1] });
    await giving.outcome(`pi_${CARDS[1]}_secret_1`);
    await giving.account.call(`/api/donations?number=${CARDS[1]}`);
    await giving.account.app.get(HandleEvents).run();

    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => CARDS.some((card) => line.includes(card)))).toEqual([]);
    const rows = await scanDatabase({ name: 'account', url: giving.account.databaseUrl }, { texts: CARDS });
    expect(rows).toEqual([]);
  });
});

/** Every line that a log writes from now on. */
function linesOf(log: Log): string[] {
  const lines: string[] = [];
  const stream = Object.getOwnPropertySymbols(log).find(({ description }) => description === 'pino.stream');
  if (!stream) throw new Error('The log has no stream to listen to.');
  Reflect.set(log, stream, { write: (line: string) => void lines.push(line) });
  log.level = 'trace';
  return lines;
}
