import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { translatePage } from '@waymark/testing/browser/translate-page';
import { fakeStripe } from '../../test-support/fake-stripe';
import { GIVING } from '../../test-support/sample-donations';
import SupportUsPage from './support-us.page';

const BEGUN = { giftId: 'g', clientSecret: 'pi_1_secret_2', amountPence: 500, every: 'once', mode: 'test' };
const READ = 'GET /api/donations';
const BEGIN = 'POST /api/create-payment-intent';
const OUTCOME = 'POST /api/donations/outcome';

/** Where Stripe sends the giver back to. */
const PAID = '/support-us?success=true&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2';
const outcomeOf = (state: string | undefined, every = 'once') => ({
  body: { giftId: 'g', state, amountPence: 500, every, message: null },
});

afterEach(() => jest.restoreAllMocks());

/** The texts after a received gift. */
async function thanked(every: 'once' | 'month', user: typeof MEMBER | null) {
  stubApi({ [READ]: { body: GIVING }, [OUTCOME]: outcomeOf('received', every) });
  open({ at: PAID, user });
  await step('Thank you!');
}

function open({ at = '/support-us', user = null }: { at?: string; user?: typeof MEMBER | null } = {}) {
  renderPage(SupportUsPage, { route: '/support-us', at, user, isMountedOnce: true });
  return userEvent.setup();
}
const button = (name: string) => screen.getByRole('button', { name });
const step = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('choosing an amount (G1.1, G1.2, G1.11, G7.2)', () => {
  it('has nothing ticked, says what the money is for, and what was given', async () => {
    stubApi({ [READ]: { body: GIVING } });
    const user = open();
    expect(await screen.findAllByRole('radio')).toHaveLength(4);
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
    expect(screen.getByText('Test mode: no money moves')).toBeTruthy();
    expect(screen.getByText('£1,234')).toBeTruthy();
    for (const percent of ['70%', '20%', '10%']) expect(screen.getByText(percent)).toBeTruthy();
    await user.click(button('Donate'));
    expect(screen.getByRole('link', { name: 'Choose an amount first.' })).toBeTruthy();
  });

  it.each([
    ['0', 'The smallest gift is £1'],
    ['0.50', 'The smallest gift is £1'],
    ['0.001', 'Enter an amount in pounds, such as 5 or 12.50'],
    ['ten', 'Enter an amount in pounds, such as 5 or 12.50'],
    ['1000000', 'The largest gift that we take here is £5,000. Write to us if you want to give more.'],
  ])('sends no request to the provider for %s, and says why', async (pounds, words) => {
    const calls = stubApi({ [READ]: { body: GIVING } });
    const user = open();
    await user.click(await screen.findByRole('radio', { name: /your own amount/ }));
    await user.type(screen.getByLabelText(/Amount in pounds/), pounds);
    await user.click(screen.getByRole('button', { name: /^Donate/ }));
    expect(screen.getByRole('link', { name: words })).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('names the sum on a page that the browser translates', async () => {
    stubApi({ [READ]: { body: GIVING } });
    const user = open();
    const radios = await screen.findAllByRole('radio');
    const stop = translatePage();
    for (const [place, name] of ['DONATE £5', 'DONATE £25', 'DONATE £10 EACH MONTH', 'DONATE'].entries()) {
      await user.click(radios[place] as HTMLElement);
      expect(button(name)).toBeTruthy();
    }
    stop();
  });

  it('asks a visitor for an address before a monthly gift, and a member for none', async () => {
    const calls = stubApi({ [READ]: { body: GIVING }, [BEGIN]: { body: { ...BEGUN, every: 'month' }, status: 201 } });
    fakeStripe();
    const user = open();
    await user.click(await screen.findByRole('radio', { name: '£10 monthly' }));
    await user.click(button('Donate £10 each month'));
    expect(screen.getByRole('link', { name: /A monthly gift needs your email address/ })).toBeTruthy();
    await user.type(screen.getByLabelText(/Email address/), 'ana@example.org');
    await user.click(button('Donate £10 each month'));
    await step('Your gift: £10 each month');
    const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(sent).toEqual([{ amountPence: 1000, every: 'month', email: 'ana@example.org' }]);
  });

  it('asks a member for no address', async () => {
    stubApi({ [READ]: { body: GIVING } });
    open({ user: MEMBER });
    await screen.findAllByRole('radio');
    expect(screen.queryByLabelText(/Email address/)).toBeNull();
  });

  it.each([
    ['without keys', { isTaken: false, mode: null }, 'We cannot take gifts here'],
    ['for members alone', { membersOnly: true }, 'Only members can give for now'],
  ])('%s says so', async (_what, more, title) => {
    stubApi({ [READ]: { body: { ...GIVING, ...more } } });
    open();
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(await axeProblems()).toEqual([]);
  });
});

describe('paying (G1.3)', () => {
  async function pay(answers: Parameters<typeof fakeStripe>[0], status?: Parameters<typeof fakeStripe>[1]) {
    const calls = stubApi({
      [READ]: { body: GIVING },
      [BEGIN]: { body: BEGUN, status: 201 },
      [OUTCOME]: outcomeOf('received'),
    });
    const stripe = fakeStripe(answers, status);
    const user = open();
    await user.click(await screen.findByRole('radio', { name: '£5 one-time' }));
    expect(stripe.added).toEqual([]);
    await user.click(button('Donate £5'));
    return { calls, stripe, user };
  }
  const ready = () => waitFor(() => expect(button('Donate £5').getAttribute('aria-disabled')).toBeNull());

  it('is one payment for a double press, and ends with a thank-you after checking the outcome', async () => {
    const { calls, stripe, user } = await pay([]);
    await ready();
    await user.dblClick(button('Donate £5'));
    const thanks = await step('Thank you!');
    await waitFor(() => expect(document.activeElement).toBe(thanks));
    expect(screen.getByText('Your gift of £5 was received.')).toBeTruthy();
    expect(stripe.confirmed).toBe(1);
    expect(calls.at(-1)?.body).toEqual({ paymentIntent: 'pi_1', clientSecret: 'pi_1_secret_2' });
  });

  it('repeats what the provider says to the giver, and keeps to itself what it says to programmers', async () => {
    const { user } = await pay([
      { error: { type: 'card_error', message: 'Your card was declined.' } },
      { error: { type: 'api_error', message: 'stack' } },
    ]);
    await ready();
    await user.click(button('Donate £5'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/Payment Failed.*Your card was declined\./);
    await ready();
    await user.click(button('Donate £5'));
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toMatch(/Payment Error.*An unexpected error occurred/),
    );
  });

  it('says that nobody knows when the connection was lost on the way, and not that no money was taken (G1.13)', async () => {
    const { user } = await pay(
      [{ error: { type: 'api_connection_error', message: 'We are experiencing issues.' } }],
      null,
    );
    await ready();
    await user.click(button('Donate £5'));
    const told = await screen.findByRole('alert');
    expect(told.textContent).toMatch(/Payment Error.*we do not yet know whether your gift was made/);
    expect(told.textContent).toMatch(/will not charge you twice for the same gift/);
    expect(told.textContent).not.toMatch(/No money/);
    await user.click(button('Donate £5'));
    await step('Thank you!');
  });

  it('leads back to the amounts, to their heading', async () => {
    const { user } = await pay([]);
    await step('Your gift: £5');
    await user.click(button('Back to Amount Selection'));
    const heading = await step('Your gift');
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('that was made in another tab is not made again', async () => {
    const { stripe } = await pay([], 'succeeded');
    await step('Thank you!');
    expect(stripe.confirmed).toBe(0);
  });
});

it('a payment that cannot start shows a message and can be retried', async () => {
  const away = problem(503, 'gifts.stripe-away', 'Stripe does not answer just now.');
  stubApi({ [READ]: { body: GIVING }, [BEGIN]: away });
  fakeStripe();
  const user = open();
  await user.click(await screen.findByRole('radio', { name: '£25 one-time' }));
  await user.click(button('Donate £25'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/Failed to initialize payment/);
  expect(button('Try again')).toBeTruthy();
});

describe('coming back (G1.14)', () => {
  it.each([
    ['processing', 'Your gift is on its way'],
    ['started', 'Your gift is not finished'],
    ['failed', 'Your gift was not made'],
    ['cancelled', 'This payment was cancelled'],
    ['refunded', 'This gift was refunded'],
    ['disputed', 'This gift is being checked'],
  ])('to a gift that is %s shows that', async (state, title) => {
    stubApi({ [READ]: { body: GIVING }, [OUTCOME]: outcomeOf(state) });
    open({ at: PAID });
    await step(title);
    expect(screen.queryByText('Thank you!')).toBeNull();
  });

  it.each(['once', 'month'] as const)('a member who gives %s finds it under their gifts', async (every) => {
    await thanked(every, MEMBER);
    expect(screen.getByRole('link', { name: 'Your gifts' }).getAttribute('href')).toBe('/account/gifts');
  });

  it('a visitor with a monthly gift learns where to find the link that stops it (G1.7)', async () => {
    await thanked('month', null);
    expect(screen.getByText(/the link is in your receipt email/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Your gifts' })).toBeNull();
  });

  it('to a gift that failed leads to the same payment again, and to what is true then', async () => {
    const states = ['failed', 'received'];
    stubApi({ [READ]: { body: GIVING }, [OUTCOME]: () => outcomeOf(states.shift()) });
    fakeStripe();
    const user = open({ at: PAID });
    await step('Your gift was not made');
    await user.click(button('Try again'));
    await waitFor(() => expect(button('Donate £5').getAttribute('aria-disabled')).toBeNull());
    await user.click(button('Donate £5'));
    await step('Thank you!');
  });

  it('with only success=true shows no thanks and sends no request (G1.5)', async () => {
    const calls = stubApi({ [READ]: { body: GIVING } });
    open({ at: '/support-us?success=true' });
    await step('We cannot find this gift');
    expect(calls.map(({ method }) => method)).toEqual(['GET']);
  });
});
