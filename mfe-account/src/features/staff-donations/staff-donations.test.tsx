import type { ReconciliationDifferences, MonthTotal, StaffDonation } from '@waymark/contracts-account';
import type { SessionUser } from '@waymark/mfe-kit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import Page from './donations.page';

const ADMIN: SessionUser = { ...MEMBER, role: 'admin' };
const PROVE_AGAIN = problem(403, 'auth.prove-again', 'Please confirm that it is you, then continue.');
const LIST = 'GET /api/admin/donations';
const TOTALS = 'GET /api/admin/donations/totals';
const DIFFERENCES = 'GET /api/admin/donations/differences';
const ID = '7c1d4e7a-52f3-4d7e-8e4e-0d9a5c3b2a11';
const REFUND = `POST /api/admin/donations/${ID}/refund`;

const DONATION: StaffDonation = {
  id: ID,
  kind: 'once',
  state: 'received',
  mode: 'live',
  amountPence: 2_550,
  refundedPence: 0,
  memberId: 9,
  memberName: 'Ben',
  monthlyGiftId: null,
  receiptNumber: '2026-000012',
  paymentIntentId: 'pi_1',
  createdAt: '2026-02-06T12:00:00Z',
  receivedAt: '2026-02-06T12:01:00Z',
  refunds: [],
};
const BACK: StaffDonation = {
  ...DONATION,
  refundedPence: 550,
  refunds: [
    {
      id: '0b9f2f51-0a1c-4b57-9a3d-6a8f9b0c1d2e',
      amountPence: 550,
      reason: 'Given twice.',
      state: 'done',
      actorId: 5,
      createdAt: '2026-02-07T12:00:00Z',
    },
  ],
};
const MONTH: MonthTotal = { month: '2026-02', gifts: 3, receivedPence: 123_456, refundedPence: 550, netPence: 122_906 };
const RUN = {
  id: ID,
  startedAt: '2026-02-08T02:00:00Z',
  finishedAt: '2026-02-08T02:01:00Z',
  from: '2026-01-01T00:00:00Z',
  until: '2026-02-08T02:00:00Z',
  compared: 12,
  mended: 1,
  differences: 0,
  problem: null,
};
const AGREE: ReconciliationDifferences = { lastRun: RUN, differences: [], next: null };

const answers = (more: Parameters<typeof stubApi>[0] = {}) => ({
  [LIST]: { body: [DONATION], headers: { 'x-total-count': '1' } },
  [TOTALS]: { body: [MONTH] },
  [DIFFERENCES]: { body: AGREE },
  ...more,
});
const open = (at = '/admin/gifts') => renderPage(Page, { route: '/admin/gifts', at, user: ADMIN });
const openRefund = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Refund £25\.50/ }));
  return within(await screen.findByRole('dialog', { name: 'Refund £25.50' }));
};

describe('the gifts, for admins (G5.11)', () => {
  it('are listed with totals per month and whether the books agree', async () => {
    stubApi(answers());
    open();
    expect(await screen.findByRole('heading', { level: 3, name: '£25.50' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ben' })).toHaveAttribute('href', '/admin/members/9');
    const table = within(await screen.findByRole('table', { name: 'Totals by month, newest first' }));
    expect(table.getByRole('rowheader', { name: 'February 2026' })).toBeInTheDocument();
    expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '3',
      '£1,234.56',
      '£5.50',
      '£1,229.06',
    ]);
    expect(await screen.findByText('They match.')).toBeInTheDocument();
  });

  it('are found by number, state, kind and month', async () => {
    const calls = stubApi(answers());
    open('/admin/gifts?state=received');
    expect(await screen.findByLabelText('Status')).toHaveValue('received');
    await screen.findByRole('option', { name: 'February 2026' });
    await userEvent.selectOptions(screen.getByLabelText('Month'), '2026-02');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a gift' }), 'pi_1{Enter}');
    await waitFor(() =>
      expect(calls.map(({ path }) => path)).toContain('/api/admin/donations?text=pi_1&state=received&month=2026-02'),
    );
  });

  it('show a message when nothing is found, and when the rights are gone', async () => {
    stubApi(answers({ [LIST]: { body: [] } }));
    const { unmount } = open('/admin/gifts?text=nothing');
    expect(await screen.findByText('No gifts match this')).toBeInTheDocument();
    unmount();
    stubApi(answers({ [LIST]: problem(403, 'auth.forbidden', 'You do not have access to this page') }));
    open();
    expect(await screen.findByText('You do not have access to this page')).toBeInTheDocument();
  });

  it('are shown after a fresh confirmation where the server wants one', async () => {
    let isProved = false;
    stubApi(
      answers({
        [TOTALS]: () => (isProved ? { body: [MONTH] } : PROVE_AGAIN),
        'POST /api/auth/prove': () => ((isProved = true), { body: undefined }),
      }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm that it is me' }));
    await userEvent.type(await screen.findByLabelText('Password'), 'quiet rivers{Enter}');
    expect(await screen.findByRole('table')).toBeInTheDocument();
  });
});

describe('giving back (G5.12)', () => {
  it('needs a sum, a reason and a tick, says what happened, and happens once', async () => {
    let isBack = false;
    const calls = stubApi(
      answers({
        [LIST]: () => ({ body: [isBack ? BACK : DONATION], headers: { 'x-total-count': '1' } }),
        [REFUND]: () => ((isBack = true), { body: BACK }),
      }),
    );
    const { toasts } = open();
    const dialog = await openRefund();
    expect(dialog.getByLabelText(/Amount in pounds/)).toHaveValue('25.50');
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    expect(dialog.getAllByText(/Please give a reason of at least 5 characters/).length).toBeGreaterThan(0);
    expect(dialog.getAllByText(/Tick the box to refund the money/).length).toBeGreaterThan(0);
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await userEvent.clear(dialog.getByLabelText(/Amount in pounds/));
    await userEvent.type(dialog.getByLabelText(/Amount in pounds/), '5.50');
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Given twice.');
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(toasts.at(-1)).toMatchObject({ title: '£5.50 has been refunded', variant: 'success' });
    const sent = calls.filter(({ method }) => method === 'POST');
    expect(sent.map(({ body }) => body)).toEqual([{ amountPence: 550, reason: 'Given twice.', refundedSoFarPence: 0 }]);
    expect(sent[0]?.headers.get('idempotency-key')).toBeTruthy();
    expect(await screen.findByText(/£5\.50 refunded, .* Reason: Given twice\./)).toBeInTheDocument();
  });

  it('of more than is left is refused before it is sent', async () => {
    stubApi(answers());
    open();
    const dialog = await openRefund();
    await userEvent.clear(dialog.getByLabelText(/Amount in pounds/));
    await userEvent.type(dialog.getByLabelText(/Amount in pounds/), '25.51{Enter}');
    expect(dialog.getByLabelText(/Amount in pounds/)).toHaveAccessibleDescription(
      expect.stringContaining('No more than £25.50 can be refunded'),
    );
  });

  it("repeats the same request after a failure; after a refusal it shows the gift's current state", async () => {
    const refusal = 'Some of this gift has been refunded in the meantime.';
    const outcomes = [
      problem(503, 'gifts.stripe-away', 'Stripe is away.'),
      problem(409, 'gifts.refunded-meanwhile', refusal),
    ];
    let isBack = false;
    const calls = stubApi(
      answers({
        [LIST]: () => ({ body: [isBack ? BACK : DONATION], headers: { 'x-total-count': '1' } }),
        [REFUND]: () => ((isBack = outcomes.length === 1), outcomes.shift() ?? { body: BACK }),
      }),
    );
    open();
    const dialog = await openRefund();
    const press = () => userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Given twice.');
    await userEvent.click(dialog.getByRole('checkbox'));
    await press();
    await dialog.findByText('Stripe is away.');
    await press();
    await dialog.findByText(refusal);
    await dialog.findByText('Up to £20 can be refunded.');
    await userEvent.clear(dialog.getByLabelText(/Amount in pounds/));
    await userEvent.type(dialog.getByLabelText(/Amount in pounds/), '5');
    await press();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const sent = calls.filter(({ method }) => method === 'POST');
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(sent.map(({ body }) => (body as { refundedSoFarPence: number }).refundedSoFarPence)).toEqual([0, 0, 550]);
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
  });
});

describe('the comparison with Stripe', () => {
  it('names each difference in words', async () => {
    const difference = {
      id: ID,
      kind: 'sum-differs',
      giftId: ID,
      stripeId: 'pi_1',
      oursPence: 500,
      stripePence: 600,
      oursState: 'received',
      stripeState: 'succeeded',
      foundAt: '2026-02-08T02:01:00Z',
      lastSeenAt: '2026-02-08T02:01:00Z',
      resolvedAt: null,
    };
    stubApi(answers({ [DIFFERENCES]: { body: { ...AGREE, differences: [difference] } } }));
    open();
    expect(await screen.findByText('They do not match.')).toBeInTheDocument();
    expect(screen.getByText('The amounts do not match')).toBeInTheDocument();
    expect(screen.getByText('Ours: £5, received. Stripe: £6, succeeded.')).toBeInTheDocument();
    expect(await axeProblems()).toEqual([]);
  });

  it('can be begun at once', async () => {
    let isRunning = false;
    stubApi(
      answers({
        [DIFFERENCES]: () => ({ body: { ...AGREE, lastRun: isRunning ? { ...RUN, finishedAt: null } : null } }),
        'POST /api/admin/donations/compare': () => ((isRunning = true), { status: 201, body: RUN }),
      }),
    );
    open();
    expect(await screen.findByText('They have not been compared yet.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Compare now' }));
    expect(await screen.findByText('They are being compared now.')).toBeInTheDocument();
  });

  it('comes as a file for a spreadsheet', async () => {
    const calls = stubApi(answers({ 'GET /api/admin/donations/export.csv': { body: 'number,pence' } }));
    URL.createObjectURL = () => 'blob:gifts';
    const { toasts } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));
    await waitFor(() =>
      expect(toasts.at(-1)).toMatchObject({ title: 'The gifts from 2026 have been saved as gifts-2026.csv' }),
    );
    expect(calls.map(({ path }) => path)).toContain('/api/admin/donations/export.csv?year=2026');
  });
});
