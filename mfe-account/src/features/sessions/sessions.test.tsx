import type { SessionView } from '@waymark/contracts-account';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withQueries } from '@waymark/mfe-kit';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { SessionsSection } from './sessions-section';

const Page = withQueries(SessionsSection);
const LIST = 'GET /api/auth/sessions';

const session = (id: string, device: string, more: Partial<SessionView> = {}): SessionView => ({
  id: id.repeat(32),
  device,
  method: 'password',
  signedInAt: '2026-01-05T12:00:00Z',
  lastUsedAt: '2026-01-06T12:00:00Z',
  isCurrent: false,
  ...more,
});
const HERE = session('a', 'Firefox on Windows', { isCurrent: true });
const PHONE = session('b', 'Safari on iOS', { method: 'passkey' });
const LIBRARY = session('c', 'Chrome on Linux');

const open = () => renderPage(Page, { route: '/account/security', user: MEMBER });
const devices = async () => (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);

describe('where you are signed in (A10.31)', () => {
  it('lists each session with how and when it began and its last use, and marks this one', async () => {
    stubApi({ [LIST]: { body: [HERE, PHONE] } });
    open();
    expect(await devices()).toEqual(['Firefox on Windows', 'Safari on iOS']);
    const [here, phone] = screen.getAllByRole('listitem');
    expect(here).toHaveTextContent('This session');
    expect(within(here as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(phone).toHaveTextContent('Logged in Jan 5, 2026 with a passkey');
    expect(phone).toHaveTextContent('Last used Jan 6, 2026');
    expect(screen.queryByRole('button', { name: 'Log out everywhere else' })).not.toBeInTheDocument();
  });

  it('signs one out and takes the focus to the news of it', async () => {
    const calls = stubApi({
      [LIST]: { body: [HERE, PHONE, LIBRARY] },
      [`DELETE /api/auth/sessions/${PHONE.id}`]: { body: undefined },
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Log out Safari on iOS, logged in Jan 5, 2026' }));
    const news = await screen.findByText('Safari on iOS has been logged out.');
    expect(news.closest('[tabindex]')).toHaveFocus();
    expect(await devices()).toEqual(['Firefox on Windows', 'Chrome on Linux']);
    // The list is not requested again, because the response contains everything.
    expect(calls.at(-1)?.method).toBe('DELETE');
  });

  it('signs all others out at once', async () => {
    stubApi({ [LIST]: { body: [HERE, PHONE, LIBRARY] }, 'DELETE /api/auth/sessions': { body: undefined } });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Log out everywhere else' }));
    expect(await screen.findByText('You are logged out everywhere else.')).toBeInTheDocument();
    expect(screen.getByText('You are not logged in anywhere else.')).toBeInTheDocument();
    expect(await devices()).toEqual(['Firefox on Windows']);
  });

  it('takes a session that has ended meanwhile for signed out', async () => {
    stubApi({ [LIST]: { body: [HERE, PHONE] } });
    open();
    await userEvent.click(await screen.findByRole('button', { name: /Log out Safari/ }));
    expect(await screen.findByText('Safari on iOS has been logged out.')).toBeInTheDocument();
  });

  it('keeps the session in the list when it could not be ended, and says so', async () => {
    stubApi({
      [LIST]: { body: [HERE, PHONE] },
      [`DELETE /api/auth/sessions/${PHONE.id}`]: problem(
        503,
        'server.unavailable',
        'This part of the site is not answering right now.',
      ),
    });
    const { toasts } = open();
    await userEvent.click(await screen.findByRole('button', { name: /Log out Safari/ }));
    await screen.findByRole('button', { name: /Log out Safari/ });
    expect(toasts).toEqual([
      {
        title: 'We could not log out that device',
        description: 'This part of the site is not answering right now.',
        variant: 'error',
      },
    ]);
    expect(await devices()).toHaveLength(2);
  });

  it('offers to try again when the list could not be loaded', async () => {
    let isUp = false;
    stubApi({
      [LIST]: () => (isUp ? { body: [HERE] } : problem(500, 'server.error', 'Something went wrong on our side.')),
    });
    open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isUp = true;
    await userEvent.click(retry);
    expect(await devices()).toEqual(['Firefox on Windows']);
  });
});
