import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { renderPage } from '@waymark/mfe-kit/testing';
import MailboxPage from './mailbox.page';

const head = {
  id: '11111111-1111-4111-8111-111111111111',
  to: 'ana@example.org',
  subject: 'Choose a new password',
  sentAt: '2026-11-21T10:00:00.000Z',
};
const text = 'Hello,\n\n<script>alert(1)</script>\nhttps://waymark.example/reset-password?token=abc\n\nWaymark\n';

function open() {
  renderPage(MailboxPage, { route: '/mailbox' });
  return userEvent.setup();
}

describe('the local mailbox (A10.3)', () => {
  it('lists what was sent and opens a mail as text, with its link and its HTML version', async () => {
    stubApi({
      'GET /api/auth/mailbox': { body: [head] },
      [`GET /api/auth/mailbox/${head.id}`]: { body: { ...head, text } },
    });
    const user = open();
    await user.click(await screen.findByRole('link', { name: /Choose a new password/ }));
    const link = await screen.findByRole('link', { name: 'https://waymark.example/reset-password?token=abc' });
    expect(link.getAttribute('href')).toBe('https://waymark.example/reset-password?token=abc');
    expect(screen.getByRole('link', { name: /HTML version/ }).getAttribute('href')).toBe(
      `/api/auth/mailbox/${head.id}/html`,
    );
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Mail: Choose a new password' }));
  });

  it('shows what a mail says as text, whatever it is', async () => {
    stubApi({
      'GET /api/auth/mailbox': { body: [head] },
      [`GET /api/auth/mailbox/${head.id}`]: { body: { ...head, text } },
    });
    const user = open();
    await user.click(await screen.findByRole('link', { name: /Choose a new password/ }));
    expect(await screen.findByText(/<script>alert\(1\)<\/script>/)).toBeTruthy();
  });

  it('says that it is still empty', async () => {
    stubApi({ 'GET /api/auth/mailbox': { body: [] } });
    open();
    expect(await screen.findByText('No email yet')).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
  });

  it('is a page that does not exist where mail really leaves', async () => {
    stubApi({ 'GET /api/auth/mailbox': problem(404, 'request.not-found', 'There is nothing here.') });
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found (404)' })).toBeTruthy();
    expect(screen.queryByText(/sends no email/)).toBeNull();
  });
});
