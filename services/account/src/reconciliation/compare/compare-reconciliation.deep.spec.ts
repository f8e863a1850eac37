import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { bodyOf } from '../../../test/account-service';
import { type Reconciliation, sharedReconciliation } from '../../../test/reconciliation-trips';
import { StripePort } from '../../donation/stripe-port';
import { awaitComparison } from '../../commands/reconcile-donations.command';
import { ReconciliationRunRepository } from './reconciliation-run.repository';
import { CompareJob } from './compare-job';

let books: Reconciliation;
beforeAll(async () => void (books = await sharedReconciliation()));

const of = <T extends { stripeId: string }>(differences: readonly T[], stripeId: string) =>
  differences.filter((difference) => difference.stripeId === stripeId);

describe('what was missed is repaired (G4.5)', () => {
  it('a payment, a refund and a dispute for which no webhook arrived', async () => {
    const paid = await books.paidUnheard(1_100);
    const refunded = await books.paid(1_200);
    const disputed = await books.paid(1_300);
    await books.dashboard.refunds.create({ payment_intent: refunded.payment, amount: 500 });
    await books.stripe.control.dispute(await books.chargeOf(disputed.payment));
    expect(await books.stateOf(paid.giftId)).toBe('started');
    const { open } = await books.compare();
    for (const { payment } of [paid, refunded, disputed]) expect(of(open, payment)).toEqual([]);
    expect(await books.gift(paid.giftId)).toMatchObject({ state: 'received', amountPence: 1_100 });
    expect(await books.gift(refunded.giftId)).toMatchObject({ state: 'received', refundedPence: 500 });
    expect(await books.gift(disputed.giftId)).toMatchObject({ state: 'disputed' });
    expect((await books.compare()).mended).toBe(0);
  });

  it('more payments than Stripe puts on one page', async () => {
    const gifts: Array<{ giftId: string }> = [];
    for (let index = 0; index < 105; index += 1) gifts.push(await books.paidUnheard(2_000 + index));
    await books.compare();
    const states = await Promise.all(gifts.map(({ giftId }) => books.stateOf(giftId)));
    expect(new Set(states)).toEqual(new Set(['received']));
  });

  it('a month of a monthly gift that was paid while no webhook arrived', async () => {
    const { clientSecret } = await books.begin({ amountPence: 3_100, every: 'month', email: 'monthly@example.org' });
    await books.stripe.control.webhooks({ lost: 1 });
    await books.stripe.control.pay(clientSecret);
    await books.stripe.control.moveClock({ days: 32 });
    const { open } = await books.compare();
    const months = await books.account.sql.query(sql`
      SELECT state, amount_pence AS pence FROM gift WHERE amount_pence = 3100 AND kind = 'month' ORDER BY created_at`);
    expect(months).toEqual(Array(2).fill({ state: 'received', pence: 3_100 }));
    expect(open.filter(({ stripePence }) => stripePence === 3_100)).toEqual([]);
  });

  it('a row that somebody changed', async () => {
    const { giftId, payment } = await books.paid(1_400);
    await books.account.sql.query(
      sql`UPDATE gift SET state = 'cancelled', amount_pence = 1 WHERE id = ${giftId}::uuid`,
    );
    const { mended, open } = await books.compare();
    expect([mended, of(open, payment)]).toEqual([1, []]);
    expect(await books.gift(giftId)).toMatchObject({ state: 'received', amountPence: 1_400 });
  });
});

describe('what differs is told (G4.6)', () => {
  it('money at Stripe that is no gift of ours, once, until it is given back', async () => {
    const intent = await books.dashboard.paymentIntents.create({ amount: 4_200, currency: 'gbp' });
    await books.stripe.control.pay(intent.client_secret ?? '');
    const first = of((await books.compare()).open, intent.id);
    expect(first).toMatchObject([
      { kind: 'missing-here', giftId: null, oursPence: null, stripePence: 4_200, stripeState: 'received' },
    ]);
    expect(of((await books.compare()).open, intent.id).map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    await books.dashboard.refunds.create({ payment_intent: intent.id });
    expect(of((await books.compare()).open, intent.id)).toEqual([]);
    const [over] = of(await books.differences('all'), intent.id);
    expect(over?.resolvedAt).not.toBeNull();
  });

  it('a gift of ours that Stripe does not know', async () => {
    const id = randomUUID();
    const payment = `pi_${id.replaceAll('-', '')}`;
    await books.account.sql.query(sql`
      INSERT INTO gift (id, kind, amount_pence, state, mode, stripe_payment_intent_id, received_at)
      VALUES (${id}::uuid, 'once', 700, 'received', 'test', ${payment}, now())`);
    expect(of((await books.compare()).open, payment)).toMatchObject([
      { kind: 'missing-at-stripe', giftId: id, oursPence: 700, stripePence: null },
    ]);
    await books.account.sql.query(sql`DELETE FROM gift WHERE id = ${id}::uuid`);
    expect(of((await books.compare()).open, payment)).toEqual([]);
  });
});

describe('one comparison at a time', () => {
  const runs = () => books.account.app.get(ReconciliationRunRepository, { strict: false });
  const job = () => books.account.app.get(CompareJob, { strict: false });
  /** Nobody holds the comparison any more. */
  const givenUp = () => books.account.sql.query(sql`UPDATE books_run SET lease_until = NULL WHERE finished_at IS NULL`);

  it('is one when requested twice, and runs in one process', async () => {
    await books.account.sql.query(sql`UPDATE books_run SET finished_at = now() WHERE finished_at IS NULL`);
    await Promise.all([1, 2, 3].map(() => runs().begin('test', { since: null, askedBy: null })));
    const open = await books.account.sql.query(sql`SELECT 1 FROM books_run WHERE finished_at IS NULL`);
    expect(open).toHaveLength(1);
    const claims = await Promise.all([1, 2, 3].map(() => runs().claim('test', randomUUID())));
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
  });

  it('is taken over when its process is gone, and that one may write no more (G4.7)', async () => {
    const lost = randomUUID();
    await books.account.sql.query(
      sql`UPDATE books_run SET holder = ${lost}::uuid, lease_until = now() - interval '1 second' WHERE finished_at IS NULL`,
    );
    const heir = randomUUID();
    const run = await runs().claim('test', heir);
    const held = (holder: string) => books.account.sql.transaction((tx) => runs().hold(tx, run?.id ?? '', holder));
    expect([await held(lost), await held(heir)]).toEqual([false, true]);
    await givenUp();
    await job().round();
    expect(await runs().find(run?.id ?? '')).toMatchObject({ problem: null, finishedAt: expect.any(Date) });
  });

  it('goes on later when Stripe is away', async () => {
    await books.stripe.control.behave({ mode: 'failing' });
    await runs().begin('test', { since: null, askedBy: null });
    await job().round();
    const waiting = await runs().newest('test');
    expect(waiting).toMatchObject({ finishedAt: null, problem: expect.stringContaining('tried again') });
    await books.stripe.control.behave({ mode: 'well' });
    // The way to Stripe stays shut for some seconds after so many failures.
    books.account.app.get(StripePort, { strict: false })['breaker'].succeeded();
    await givenUp();
    await job().round();
    expect(await runs().find(waiting?.id ?? '')).toMatchObject({ problem: null, finishedAt: expect.any(Date) });
  });

  it('is waited for by an operator at the command line', async () => {
    const waiting = awaitComparison(runs(), 'test', 1);
    const rounds = setInterval(() => void job().round(), 300);
    const run = await waiting.finally(() => clearInterval(rounds));
    expect(run).toMatchObject({ problem: null, finishedAt: expect.any(Date), mended: expect.any(Number) });
    expect(await bodyOf(await books.ask(books.admin, 'GET', '/differences'))).toMatchObject({
      lastRun: { problem: null },
    });
  });

  it('comes by itself once a night', async () => {
    const count = async () => (await books.account.sql.query(sql`SELECT 1 FROM books_run`)).length;
    const before = await count();
    await job().round();
    expect(await count()).toBe(before);
    await job().round(new Date(Date.now() + 2 * 86_400_000));
    expect(await count()).toBe(before + 1);
  });
});
