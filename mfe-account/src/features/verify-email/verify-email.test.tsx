import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { renderPage } from '@waymark/mfe-kit/testing';
import VerifyEmailPage from './verify-email.page';

const VERIFY = 'POST /api/auth/verify-email';

function open(search = '?token=abc') {
  let refreshed = 0;
  const refreshSession = async () => void (refreshed += 1);
  renderPage(VerifyEmailPage, { route: '/verify-email', at: `/verify-email${search}`, refreshSession });
  return { user: userEvent.setup(), refreshed: () => refreshed };
}

const press = () => screen.getByRole('button', { name: 'Confirm my email address' });

describe('the link that confirms an email address', () => {
  it('does nothing before it is pressed: mail scanners open links, too (A10.11)', async () => {
    const calls = stubApi({ [VERIFY]: { body: { what: 'verified' } } });
    open();
    expect(await screen.findByRole('button', { name: 'Confirm my email address' })).toBeEnabled();
    expect(calls).toEqual([]);
    expect(window.location.search).toBe('');
  });

  it.each([
    ['verified', /help you back in/],
    ['changed', /now uses this email address/],
  ])('says what it did: %s', async (what, words) => {
    const calls = stubApi({ [VERIFY]: { body: { what } } });
    const { user, refreshed } = open();
    await user.click(press());
    expect(await screen.findByRole('heading', { level: 1, name: 'Email address confirmed' })).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(calls[0]?.body).toEqual({ token: 'abc' });
    expect(refreshed()).toBe(1);
    expect(await axeProblems()).toEqual([]);
  });

  it('says so when the link is used, old or not complete', async () => {
    stubApi({ [VERIFY]: problem(400, 'auth.link-invalid', 'This link is invalid.') });
    const { user } = open();
    await user.click(press());
    expect(await screen.findByRole('heading', { level: 1, name: 'Invalid or Expired Link' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /security/ }).getAttribute('href')).toBe('/account/security');
  });

  it('can be pressed again when the site did not answer', async () => {
    stubApi({ [VERIFY]: { status: 503 } });
    const { user } = open();
    await user.click(press());
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(press()).toBeTruthy();
  });
});
