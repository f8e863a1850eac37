import type { DeleteRequest, ExportRequest, PrivacyOverview } from '@waymark/contracts-account';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import Page from './privacy.page';

const ID = '7c2d3a52-5a50-4f1e-9e52-0a1b2c3d4e5f';
const OVERVIEW = 'GET /api/privacy';

const exported = (more: Partial<ExportRequest> = {}): ExportRequest => ({
  id: ID,
  requestedAt: '2026-01-05T12:00:00Z',
  completedAt: null,
  status: 'pending',
  downloadUrl: null,
  expiresAt: null,
  missing: [],
  ...more,
});
const READY = exported({
  status: 'ready',
  completedAt: '2026-01-05T12:00:10Z',
  downloadUrl: `/api/privacy/export/${ID}/file`,
  expiresAt: '2026-01-06T12:00:10Z',
});
const deletion: DeleteRequest = {
  id: ID,
  requestedAt: '2026-01-05T12:00:00Z',
  processedAt: null,
  status: 'pending',
  reviews: 'delete',
  confirmBefore: '2026-01-05T13:00:00Z',
};
const overview = (more: Partial<PrivacyOverview> = {}): PrivacyOverview => ({
  consentToMarketing: false,
  healthConsentGivenAt: '2026-01-02T12:00:00Z',
  dataRetentionUntil: '2029-01-05T12:00:00Z',
  exports: [],
  deletion: null,
  ...more,
});
const open = () => renderPage(Page, { route: '/account/privacy', user: MEMBER });
const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('your data and privacy', () => {
  it('says what is held, what is allowed and until when', async () => {
    stubApi({ [OVERVIEW]: { body: overview() } });
    open();
    expect(await screen.findByText(/Your access needs.*Allowed since Jan 2, 2026\./)).toBeInTheDocument();
    expect(screen.getByText('Your needs', { selector: 'dt' })).toBeInTheDocument();
    expect(screen.getByText('Jan 5, 2029')).toBeInTheDocument();
  });

  it.each([
    [
      'nothing',
      { healthConsentGivenAt: null, healthDataInReviews: null },
      ['None stored', 'We store nothing about your health. We would ask you first.'],
    ],
    [
      'a disability type with a review, allowed there',
      { healthConsentGivenAt: null, healthDataInReviews: { givenAt: '2026-01-03T12:00:00Z', reviews: 1 } },
      ['Allowed', 'Disability type with 1 review. Allowed since Jan 3, 2026.'],
    ],
    [
      'both',
      { healthDataInReviews: { givenAt: '2026-01-03T12:00:00Z', reviews: 3 } },
      ['Allowed', 'Disability type with 3 reviews. Allowed since Jan 3, 2026.'],
    ],
  ])('shows which health data is stored: %s', async (_what, held, texts) => {
    stubApi({ [OVERVIEW]: { body: overview(held) } });
    open();
    for (const text of texts) expect(await screen.findByText(text)).toBeInTheDocument();
    if (held.healthDataInReviews) expect(screen.queryByText(/We store nothing/)).not.toBeInTheDocument();
  });

  it('switches news by mail on and off at once, and back when that failed', async () => {
    let isUp = true;
    const calls = stubApi({
      [OVERVIEW]: { body: overview() },
      'PUT /api/privacy/consents/marketing': ({ body }) =>
        isUp ? { body } : problem(503, 'server.unavailable', 'Not now'),
    });
    const { toasts } = open();
    const news = await screen.findByRole('switch', { name: 'Send me news about the site by email' });
    await userEvent.click(news);
    expect(await screen.findByRole('switch', { checked: true })).toBe(news);
    expect(calls.at(-1)?.body).toEqual({ consentToMarketing: true });
    isUp = false;
    await userEvent.click(news);
    await screen.findByRole('switch', { checked: true });
    expect(toasts.at(-1)).toMatchObject({ title: 'We could not save this', variant: 'error' });
  });

  it('deletes health data only after asking', async () => {
    const calls = stubApi({
      [OVERVIEW]: { body: overview() },
      'DELETE /api/privacy/consents/health': { body: undefined },
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw and delete health data' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your health data?' }));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    expect(await axeProblems()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete my health data' }));
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it('starts a copy and shows by itself when it is ready', async () => {
    let state = overview();
    stubApi({
      [OVERVIEW]: () => ({ body: state }),
      'POST /api/privacy/export': () => {
        state = overview({ exports: [READY] });
        return { status: 201, body: exported() };
      },
    });
    open();
    const part = await section('Take a copy of your data');
    await userEvent.click(part.getByRole('button', { name: 'Ask for a copy' }));
    expect(await part.findByText('We are preparing your copy.')).toBeInTheDocument();
    expect(part.getByRole('status')).toBeInTheDocument();
    expect(part.queryByRole('button', { name: /Ask for/ })).not.toBeInTheDocument();
    expect(await part.findByText('Your copy is ready.', {}, { timeout: 5_000 })).toBeInTheDocument();
    expect(part.getByRole('status')).toHaveTextContent('Your copy is ready.');
  });

  it.each([
    [exported({ status: 'expired' }), 'Your last copy has been deleted.'],
    [exported({ status: 'failed' }), 'We could not prepare your copy.'],
    [{ ...READY, missing: ['maps' as const] }, 'One part is missing.'],
  ])('shows the state of a copy: %#', async (request, words) => {
    stubApi({ [OVERVIEW]: { body: overview({ exports: [request] }) } });
    open();
    const part = await section('Take a copy of your data');
    expect(part.getByText(words)).toBeInTheDocument();
    expect(part.getByRole('button', { name: 'Ask for a new copy' })).toBeInTheDocument();
  });

  it('asks who is there before it gives the file, and then gives it', async () => {
    let proved = false;
    stubApi({
      [OVERVIEW]: { body: overview({ exports: [READY] }) },
      [`GET ${READY.downloadUrl}`]: () =>
        proved ? { body: 'zip' } : problem(403, 'auth.prove-again', 'Please confirm that it is you, then continue.'),
      'POST /api/auth/prove': () => {
        proved = true;
        return { body: undefined };
      },
    });
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = function save() {
      saved.push(this.download);
    };
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Download your-data.zip' }));
    await userEvent.type(await screen.findByLabelText('Password'), 'quiet rivers{Enter}');
    await screen.findByRole('button', { name: 'Download your-data.zip' });
    expect(saved).toEqual(['your-data.zip']);
  });

  it('deletes nothing without a choice about the reviews, and then sends the mail', async () => {
    const calls = stubApi({
      [OVERVIEW]: { body: overview() },
      'POST /api/privacy/delete': { status: 201, body: deletion },
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    expect(dialog.getByRole('heading', { name: 'Delete your account?' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Send me the email' }));
    expect(dialog.getByText('Choose what happens to your reviews')).toBeInTheDocument();
    expect(dialog.getAllByRole('radio')[0]).toHaveFocus();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await userEvent.click(dialog.getByRole('radio', { name: /Delete my reviews too/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send me the email' }));
    expect(await screen.findByText('Check your email.')).toBeInTheDocument();
    expect(calls.at(-1)?.body).toEqual({ reviews: 'delete' });
    expect(screen.getByRole('region', { name: 'Delete your account' })).toHaveFocus();
  });

  it('takes a deletion back that is not confirmed yet', async () => {
    stubApi({ [OVERVIEW]: { body: overview({ deletion }) }, 'DELETE /api/privacy/delete': { body: undefined } });
    const { toasts } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Do not delete my account' }));
    expect(await screen.findByRole('button', { name: 'Delete my account' })).toBeInTheDocument();
    expect(toasts.at(-1)?.title).toBe('Your account stays');
    expect(screen.getByRole('region', { name: 'Delete your account' })).toHaveFocus();
  });

  it('offers to try again when the choices could not be loaded', async () => {
    stubApi({ [OVERVIEW]: problem(500, 'server.error', 'Something went wrong on our side.') });
    open();
    expect(await screen.findByText('We could not load your choices.')).toBeInTheDocument();
    expect(await axeProblems()).toEqual([]);
  });
});
