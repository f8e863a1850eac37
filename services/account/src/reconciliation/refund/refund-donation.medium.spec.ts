import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { StaffDonation } from '@waymark/contracts-account';
import { until } from '@waymark/testing';
import { bodyOf, codeOf } from '../../../test/account-service';
import { type Reconciliation, sharedReconciliation } from '../../../test/reconciliation-trips';
import { givenPerson } from '../../../test/members';
import { RefundJob } from './settle-refunds';

let books: Reconciliation;
beforeAll(async () => void (books = await sharedReconciliation()));

const reason = 'Gave twice by mistake.';
/** Rounds of 30 presses, from a seed on: `REFUND_ROUNDS=200` for all of them. */
const ROUNDS = Number(process.env['REFUND_ROUNDS'] ?? 3);
const SEED = Number(process.env['REFUND_SEED'] ?? 1);
const refundsAt = async (payment: string) =>
  (await books.dashboard.refunds.list({ payment_intent: payment })).data.map(({ amount }) => amount);
const rowsOf = (giftId: string) =>
  books.account.sql.query<{ state: string; failure: string | null }>(
    sql`SELECT state, failure FROM gift_refund WHERE gift_id = ${giftId}::uuid ORDER BY created_at`,
  );
async function actsOf(giftId: string): Promise<Record<string, number>> {
  const rows = await books.account.sql.query<{ act: string; count: number }>(sql`
    SELECT act, count(*)::int AS count FROM audit_entry WHERE detail LIKE ${`%${giftId}`} GROUP BY act`);
  return Object.fromEntries(rows.map(({ act, count }) => [act, count]));
}
const later = () =>
  books.account.sql.query(
    sql`UPDATE gift_refund SET created_at = created_at - interval '2 minutes' WHERE state = 'asked'`,
  );
const goOn = () => books.account.app.get(RefundJob, { strict: false }).run();
const untilSettled = (giftId: string) =>
  until(`what became of the refunds of ${giftId}`, 60_000, async () => {
    if ((await rowsOf(giftId)).every(({ state }) => state !== 'asked')) return true;
    await later();
    await goOn();
    return null;
  });

/** Numbers of a linear congruence, each below what is asked for: a round that fails can be repeated. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed * 7_919;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** Rows, staff log and gift say what Stripe did, no more and no less. */
async function expectAsAtStripe(giftId: string, payment: string): Promise<void> {
  const { data } = await books.dashboard.refunds.list({ payment_intent: payment, limit: 100 });
  const ours = data.filter(({ metadata }) => metadata?.['waymark_refund'] !== undefined).map(({ amount }) => amount);
  const rows = await books.account.sql.query<{ state: string; amountPence: number }>(
    sql`SELECT state, amount_pence AS "amountPence" FROM gift_refund WHERE gift_id = ${giftId}::uuid`,
  );
  const done = rows.filter(({ state }) => state === 'done').map(({ amountPence }) => amountPence);
  expect(done.sort()).toEqual(ours.sort());
  expect({ 'gift.refund-asked': 0, 'gift.refunded': 0, 'gift.refund-failed': 0, ...(await actsOf(giftId)) }).toEqual({
    'gift.refund-asked': rows.length,
    'gift.refunded': done.length,
    'gift.refund-failed': rows.length - done.length,
  });
  const back = data.reduce((sum, { amount }) => sum + amount, 0);
  expect(await books.gift(giftId)).toMatchObject({ refundedPence: back });
}

describe('giving a gift back (G4.11)', () => {
  it('in parts and then the rest, each with its reason and a line in the log', async () => {
    const { giftId, payment } = await books.paid(1_000);
    const part = await bodyOf<StaffDonation>(await books.refund(giftId, { amountPence: 400, reason }));
    expect(part).toMatchObject({
      state: 'received',
      refundedPence: 400,
      refunds: [{ amountPence: 400, reason, state: 'done' }],
    });
    const rest = await bodyOf<StaffDonation>(await books.refund(giftId, { amountPence: 600, reason }));
    expect(rest).toMatchObject({ state: 'refunded', refundedPence: 1_000 });
    expect((await refundsAt(payment)).sort()).toEqual([400, 600]);
    const log = await books.account.sql.query(sql`
      SELECT actor_id AS actor, act, reason, detail FROM audit_entry WHERE act LIKE 'gift.refund%' AND detail LIKE ${`%${giftId}`} ORDER BY id`);
    expect(log).toEqual(
      [4, 6].flatMap((pounds) =>
        ['gift.refund-asked', 'gift.refunded'].map((act) => ({
          ...{ actor: books.admin.id, act, reason, detail: `£${pounds} of £10, gift ${giftId}` },
        })),
      ),
    );
  });

  it('once, however often it is pressed', async () => {
    const { giftId, payment } = await books.paid(900);
    const key = randomUUID();
    const presses = [1, 2, 3].map(() => books.refund(giftId, { amountPence: 300, reason }, { key }));
    expect((await Promise.all(presses)).map(({ status }) => status)).toContain(200);
    expect((await books.refund(giftId, { amountPence: 300, reason }, { key })).status).toBe(200);
    expect((await books.refund(giftId, { amountPence: 301, reason }, { key })).status).toBe(422);
    expect(await refundsAt(payment)).toEqual([300]);
  });

  it('never more than was given, by two admins at the same instant either', async () => {
    const other = await givenPerson(books.account, 'admin-two', 'admin');
    const { giftId, payment } = await books.paid(1_000);
    const both = [books.admin, other].map((who) => books.refund(giftId, { amountPence: 700, reason }, { who }));
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await refundsAt(payment)).toEqual([700]);
    expect(await codeOf(books.refund(giftId, { amountPence: 301, reason }))).toBe('409 gifts.not-refundable');
  });

  it(
    'is done as Stripe did it, and so says the log, when 30 presses meet',
    async () => {
      const other = await givenPerson(books.account, 'admin-three', 'admin');
      for (let seed = SEED; seed < SEED + ROUNDS; seed += 1) {
        const next = numbersFrom(seed);
        const { giftId, payment } = await books.paid(900);
        // Somebody at the dashboard was faster, and nobody has told us: Stripe refuses.
        const isFaster = next(4) === 0;
        if (isFaster) await books.stripe.control.webhooks({ lost: 1 });
        if (isFaster) await books.dashboard.refunds.create({ payment_intent: payment, amount: 100 * (1 + next(9)) });
        const presses = Array.from({ length: 30 }, () => {
          const amountPence = 900 / (1 + next(3));
          const body = { amountPence, reason, ...(next(2) && { refundedSoFarPence: 0 }) };
          return books.refund(giftId, body, { who: next(2) ? other : books.admin });
        });
        // 503: a press that waited too long for its turn, or for Stripe.
        for (const { status } of await Promise.all(presses)) expect([200, 409, 503]).toContain(status);
        await untilSettled(giftId);
        await expectAsAtStripe(giftId, payment);
        // Where nobody else gives back, Stripe is never asked for more than is left, and refuses nothing.
        if (!isFaster) expect((await rowsOf(giftId)).map(({ state }) => state)).not.toContain('failed');
      }
    },
    20_000 * ROUNDS,
  );

  it('is decided on what was given back so far', async () => {
    const { giftId, payment } = await books.paid(1_000);
    const body = { amountPence: 400, reason, refundedSoFarPence: 0 };
    expect((await books.refund(giftId, body)).status).toBe(200);
    expect(await codeOf(books.refund(giftId, body))).toBe('409 gifts.refunded-meanwhile');
    expect((await books.refund(giftId, { ...body, refundedSoFarPence: 400 })).status).toBe(200);
    expect(await refundsAt(payment)).toEqual([400, 400]);
  });

  it('is not for a gift that never came, one’s own, or one that is not there', async () => {
    const { giftId } = await books.begin({ amount: 5 });
    expect(await codeOf(books.refund(giftId, { amountPence: 100, reason }))).toBe('409 gifts.not-refundable');
    const own = await books.paid(500);
    await books.account.sql.query(sql`UPDATE gift SET member_id = ${books.admin.id} WHERE id = ${own.giftId}::uuid`);
    expect(await codeOf(books.refund(own.giftId, { amountPence: 100, reason }))).toBe('403 staff.own-account');
    expect((await books.refund(randomUUID(), { amountPence: 100, reason })).status).toBe(404);
  });

  it('has a reason and a sum in whole pence', async () => {
    const { giftId, payment } = await books.paid(500);
    for (const wrong of [{ reason: undefined }, { reason: 'no' }, { amountPence: 0 }, { amountPence: 1.5 }])
      expect((await books.refund(giftId, { amountPence: 100, reason, ...wrong })).status).toBe(422);
    expect(await refundsAt(payment)).toEqual([]);
  });
});

describe('a refund that was broken off (G4.12)', () => {
  it('is carried out once Stripe is back', async () => {
    const { giftId, payment } = await books.paid(800);
    await books.stripe.control.behave({ mode: 'failing' });
    const key = randomUUID();
    expect(await codeOf(books.refund(giftId, { amountPence: 800, reason }, { key }))).toBe('503 gifts.stripe-away');
    await books.stripe.control.behave({ mode: 'well' });
    await later();
    await goOn();
    expect(await refundsAt(payment)).toEqual([800]);
    expect(await books.gift(giftId)).toMatchObject({ state: 'refunded', refunds: [{ state: 'done' }] });
    expect((await books.refund(giftId, { amountPence: 800, reason }, { key })).status).toBe(200);
    expect(await refundsAt(payment)).toEqual([800]);
  });

  it('is known again by its number, when Stripe has forgotten the key', async () => {
    const { giftId, payment } = await books.paid(800);
    const id = randomUUID();
    await books.account.sql.query(sql`
      INSERT INTO gift_refund (id, gift_id, amount_pence, reason) VALUES (${id}::uuid, ${giftId}::uuid, 300, ${reason})`);
    await books.dashboard.refunds.create({ payment_intent: payment, amount: 300, metadata: { waymark_refund: id } });
    await later();
    await goOn();
    expect(await refundsAt(payment)).toEqual([300]);
    expect(await rowsOf(giftId)).toEqual([{ state: 'done', failure: null }]);
  });

  it('is marked as failed when Stripe refuses it', async () => {
    const { giftId, payment } = await books.paid(800);
    // Somebody at the dashboard was faster, and nobody has told us.
    await books.stripe.control.webhooks({ lost: 1 });
    await books.dashboard.refunds.create({ payment_intent: payment });
    expect(await codeOf(books.refund(giftId, { amountPence: 800, reason }))).toBe('409 gifts.refund-refused');
    expect(await rowsOf(giftId)).toMatchObject([{ state: 'failed' }]);
    expect(await actsOf(giftId)).toEqual({ 'gift.refund-asked': 1, 'gift.refund-failed': 1 });
    expect(await books.gift(giftId)).toMatchObject({ state: 'refunded', refundedPence: 800 });
  });
});
