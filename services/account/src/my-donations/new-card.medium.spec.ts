import type { BegunCard, CardOutcome } from '@waymark/contracts-account';
import { until } from '@waymark/testing';
import sql from 'sql-template-tag';
import { bodyOf } from '../../test/account-service';
import { type Giving, paymentOf, sharedGiving } from '../../test/donation-trips';
import { newMember } from '../../test/members';
import { LINK, monthlyGivers } from '../../test/monthly-givers';
import { HandleEvents } from '../donation/webhook/handle-events';

const DECLINED = '4000000000000002';
/** Pays while its owner is there, and fails each time after. */
const FAILS_LATER = '4000000000000341';

let giving: Giving;
beforeAll(async () => void (giving = await sharedGiving()));

const { read, monthlyIn, memberWithMonthly, visitorWithMonthly, atStripe } = monthlyGivers(() => giving);

const begun = async (answer: Response) => {
  expect(answer.status).toBe(201);
  return bodyOf<BegunCard>(answer);
};
const ask = (clientSecret: string, setupIntent = paymentOf(clientSecret)) =>
  giving.account.post('/api/donations/card-outcome', { setupIntent, clientSecret });
const asked = async (clientSecret: string) => bodyOf<CardOutcome>(await ask(clientSecret));
const handle = () => giving.account.app.get(HandleEvents, { strict: false }).run();
async function cardOf(monthlyId: string): Promise<string | undefined> {
  const { default_payment_method: method } = await atStripe(monthlyId);
  const id = typeof method === 'string' ? method : (method?.id ?? 'none');
  return (await giving.dashboard.paymentMethods.retrieve(id)).card?.last4;
}

describe('a new card for a monthly gift (G5.15)', () => {
  it('is what the gift is taken from once Stripe says that it is good, and takes nothing itself', async () => {
    const { call, path, monthly } = await memberWithMonthly();
    const { clientSecret, amountPence, state } = await begun(await call('POST', `${path}/card`));
    expect([amountPence, state]).toEqual([1_000, 'active']);
    expect(await asked(clientSecret)).toMatchObject({ state: 'open' });
    expect(await cardOf(monthly.id)).toBe('4242');
    const before = await giving.stripe.control.charges();
    await giving.stripe.control.keepCard(clientSecret, '5555555555554444');
    const kept = { state: 'kept', monthlyState: 'active', amountPence: 1_000, message: null };
    expect(await Promise.all([asked(clientSecret), asked(clientSecret)])).toEqual([kept, kept]);
    expect(await cardOf(monthly.id)).toBe('4444');
    expect(await giving.stripe.control.charges()).toHaveLength(before.length);
  });

  it('also arrives by its event, and an older one never replaces it', async () => {
    const { call, path, monthly } = await memberWithMonthly();
    await giving.stripe.control.webhooks({ late: 1 });
    const older = await begun(await call('POST', `${path}/card`));
    await giving.stripe.control.keepCard(older.clientSecret, '4242424242424242');
    // Times of Stripe are whole seconds.
    await giving.stripe.control.moveClock({ days: 1 });
    const newer = await begun(await call('POST', `${path}/card`));
    await giving.stripe.control.keepCard(newer.clientSecret, '5555555555554444');
    expect(await asked(newer.clientSecret)).toMatchObject({ state: 'kept' });
    await giving.stripe.control.webhooks({});
    await giving.stripe.control.releaseLate();
    const setup = paymentOf(older.clientSecret);
    await until('the late events handled', 15_000, async () => {
      await handle();
      const left = await giving.account.sql.query(
        sql`SELECT 1 FROM stripe_event WHERE subject_id = ${setup} AND handled_at IS NOT NULL`,
      );
      return left.length > 1 ? true : null;
    });
    expect(await cardOf(monthly.id)).toBe('4444');
  });

  it('pays at once what is due of a gift whose bank said no, once', async () => {
    const { call, path } = await memberWithMonthly(FAILS_LATER);
    await giving.stripe.control.moveClock({ days: 32 });
    await monthlyIn('late', () => read(call));
    const card = await begun(await call('POST', `${path}/card`));
    expect(card.state).toBe('late');
    const before = await giving.stripe.control.charges();
    await giving.stripe.control.keepCard(card.clientSecret);
    expect(await asked(card.clientSecret)).toMatchObject({ state: 'kept', monthlyState: 'active' });
    await handle();
    await asked(card.clientSecret);
    expect(await giving.stripe.control.charges()).toHaveLength(before.length + 1);
  });

  it('that is declined changes nothing, and says why', async () => {
    const { linked, token } = await visitorWithMonthly('card@example.org');
    const { clientSecret } = await begun(await giving.account.post(`${LINK}/card`, { token }));
    await giving.stripe.control.keepCard(clientSecret, DECLINED);
    expect(await asked(clientSecret)).toMatchObject({ state: 'failed', message: 'Your card was declined.' });
    const { monthly } = await bodyOf<{ monthly: { id: string }[] }>(await linked(''));
    expect(await cardOf(monthly[0]?.id ?? '')).toBe('4242');
    for (let tried = 0; tried < 8; tried++)
      await giving.stripe.control.keepCard(clientSecret, DECLINED).catch(() => 'over');
    await until('the secret worthless', 15_000, async () => {
      await handle();
      return (await asked(clientSecret)).state === 'over' ? true : null;
    });
    await expect(giving.stripe.control.keepCard(clientSecret)).rejects.toThrow('unexpected_state');
  });
});

describe('nobody else', () => {
  it('begins one, or learns what became of it', async () => {
    const { call, path } = await memberWithMonthly();
    const other = await newMember(giving.account);
    expect((await other.call('POST', `${path}/card`)).status).toBe(404);
    expect((await giving.account.post(`${LINK}/card`, { token: 'a'.repeat(43) })).status).toBe(404);
    const { clientSecret } = await begun(await call('POST', `${path}/card`));
    expect((await ask(`${paymentOf(clientSecret)}_secret_other`)).status).toBe(404);
    expect((await ask('seti_nobody_secret_1')).status).toBe(404);
    await call('POST', `${path}/stop`);
    expect((await call('POST', `${path}/card`)).status).toBe(409);
    await giving.stripe.control.keepCard(clientSecret);
    expect(await asked(clientSecret)).toMatchObject({ state: 'kept', monthlyState: 'stopped' });
  });
});
