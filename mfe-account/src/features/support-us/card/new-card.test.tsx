import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { fakeStripe } from '../../../test-support/fake-stripe';
import { GIVING } from '../../../test-support/sample-donations';
import SupportUsPage from '../support-us.page';

const ID = '6f0a2c1e-0000-4000-8000-000000000001';
const TOKEN = 't'.repeat(43);
const READ = 'GET /api/donations';
const BEGIN = `POST /api/donations/monthly/${ID}/card`;
const LINKED = 'POST /api/donations/by-link/card';
const OUTCOME = 'POST /api/donations/card-outcome';
const BEGUN = { clientSecret: 'seti_1_secret_2', amountPence: 1_000, state: 'active' };
const STORED = { state: 'kept', monthlyState: 'active', amountPence: 1_000, message: null };

afterEach(() => jest.restoreAllMocks());

const open = (at: string, user: typeof MEMBER | null = MEMBER) =>
  renderPage(SupportUsPage, { route: '/support-us', at, user, isMountedOnce: true });
const step = (name: string) => screen.findByRole('heading', { level: 2, name });
async function save() {
  const button = await screen.findByRole('button', { name: 'Save card' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button);
}

it('a member enters another card, and learns that the gift will be taken from it', async () => {
  const calls = stubApi({
    [READ]: { body: GIVING },
    [BEGIN]: { body: BEGUN, status: 201 },
    [OUTCOME]: { body: STORED },
  });
  const stripe = fakeStripe();
  open(`/support-us?card=${ID}`);
  await step('A new card for £10 a month');
  expect(screen.getByText(/Nothing will be taken today/)).toBeInTheDocument();
  expect(screen.queryByRole('radio')).toBeNull();
  await save();
  expect(await step('Your new card is saved')).toHaveFocus();
  expect(stripe.confirmed).toBe(1);
  expect(screen.getByText('Your gift of £10 a month will now be taken from it.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Your gifts' })).toHaveAttribute('href', '/account/gifts');
  expect(calls.at(-1)?.body).toEqual({ setupIntent: 'seti_1', clientSecret: 'seti_1_secret_2' });
});

it('a visitor comes by the link of their mail, and goes back by it', async () => {
  const calls = stubApi({ [READ]: { body: GIVING }, [LINKED]: { body: BEGUN, status: 201 } });
  fakeStripe();
  open(`/support-us#token=${TOKEN}&gift=${ID}`, null);
  await step('A new card for £10 a month');
  expect(calls.at(-1)?.body).toEqual({ token: TOKEN });
  expect(screen.getByRole('link', { name: 'Your gift' })).toHaveAttribute('href', `/my-gift#token=${TOKEN}&gift=${ID}`);
});

it('a refused card is shown with its reason, and another one can be tried (G5.16)', async () => {
  stubApi({ [READ]: { body: GIVING }, [BEGIN]: { body: BEGUN, status: 201 }, [OUTCOME]: { body: STORED } });
  fakeStripe([{ error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } }]);
  open(`/support-us?card=${ID}`);
  await save();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The card was not saved');
  expect(alert).toHaveTextContent('Your card was declined.');
  await save();
  await step('Your new card is saved');
});

it.each([
  [{ ...STORED, monthlyState: 'late' }, 'Your new card is saved', /The bank refused the last payment/, 0],
  [{ ...STORED, monthlyState: 'stopped' }, 'This monthly gift has stopped', /No more money will be taken/, 0],
  [{ ...STORED, state: 'failed', message: 'Your card was declined.' }, 'Your new card was not saved', /declined/, 1],
  [{ ...STORED, state: 'over' }, 'This was cancelled', /No card was saved/, 0],
])('says what Stripe says, and not what the address says: %j', async (outcome, heading, words, ways) => {
  stubApi({ [READ]: { body: GIVING }, [OUTCOME]: { body: outcome } });
  open('/support-us?setup_intent=seti_1&setup_intent_client_secret=seti_1_secret_2&redirect_status=succeeded');
  expect(await step(heading)).toHaveFocus();
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(ways);
});

it.each([
  [401, 'auth.required', 'You have been logged out.', ['Log In']],
  [409, 'gifts.monthly-stopped', 'You cannot change the card now.', []],
  [503, 'gifts.stripe-away', 'You cannot change the card now.', ['Try again']],
] as const)('says why no card can be entered: %s %s', async (status, code, title, ways) => {
  stubApi({ [READ]: { body: GIVING }, [BEGIN]: problem(status, code, 'Why.') });
  open(`/support-us?card=${ID}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(title);
  expect(screen.queryAllByRole('button').map((button) => button.textContent)).toEqual(ways);
});
