import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { renderPage } from '@waymark/mfe-kit/testing';
import ForgotPasswordPage from './forgot-password.page';
import ResetPasswordPage from './reset-password.page';

const TOKEN = 'a'.repeat(43);
const VERIFY = `GET /api/auth/verify-reset-token/${TOKEN}`;
const RESET = 'POST /api/auth/reset-password';
const linkInvalid = problem(400, 'auth.link-invalid', 'This link is invalid or has expired. Please request a new one.');

function open(Page: ComponentType, route: string, at = route) {
  const { toasts } = renderPage(Page, { route, at });
  return { toasts, user: userEvent.setup() };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const links = (summary: HTMLElement) =>
  within(summary)
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('a forgotten password (A2.8, A2.72, A2.73, A2.74, A2.75, A2.76, A2.78, A3.30, A5.19, A5.21, A5.23, A7.15, A7.21, A8.15, A8.17, A8.20, A8.21)', () => {
  const openForgot = () => open(ForgotPasswordPage, '/forgot-password');
  const send = async (user: ReturnType<typeof userEvent.setup>, email: string) => {
    if (email) await user.type(screen.getByLabelText('Email'), email);
    await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  };

  it('asks for the address, then says to check the mail, with a way back', async () => {
    const calls = stubApi({ 'POST /api/auth/forgot-password': { body: { message: 'x' } } });
    const { user, toasts } = openForgot();
    await send(user, 'ana@example.org');
    await heading('Check Your Email');
    expect(
      screen.getByText('If an account with that email exists, you will receive a password reset link shortly.'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Login' }).getAttribute('href')).toBe('/login');
    expect(calls[0]?.body).toEqual({ email: 'ana@example.org' });
    expect(toasts).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Try another email address' }));
    const again = await heading('Forgot Password');
    await waitFor(() => expect(document.activeElement).toBe(again));
  });

  it('refuses what is no address', async () => {
    stubApi({});
    const { user } = openForgot();
    await send(user, '');
    expect(links(await screen.findByRole('group', { name: 'There is a problem' }))).toEqual([
      'Please enter a valid email address',
    ]);
  });

  it('shows a message when the email could not be sent, and keeps the address', async () => {
    stubApi({ 'POST /api/auth/forgot-password': { status: 500 } });
    const { user, toasts } = openForgot();
    await send(user, 'ana@example.org');
    expect(await screen.findByRole('group', { name: 'There is a problem' })).toBeTruthy();
    expect(toasts[0]?.description).toBe('Failed to send reset email. Please try again.');
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ana@example.org');
  });

  it('shows a developer the token that the server sent along (A7.19)', async () => {
    stubApi({ 'POST /api/auth/forgot-password': { body: { message: 'x', resetToken: TOKEN } } });
    const { user, toasts } = openForgot();
    await send(user, 'ana@example.org');
    await heading('Check Your Email');
    expect(toasts[0]?.description).toBe(TOKEN);
  });
});

describe('the page behind the link (A2.77, A8.18, A8.19)', () => {
  const openReset = (search = `?token=${TOKEN}`) =>
    open(ResetPasswordPage, '/reset-password', `/reset-password${search}`);
  async function fillIn(user: ReturnType<typeof userEvent.setup>, password: string, again = password) {
    await user.type(await screen.findByLabelText('New password'), password);
    await user.type(screen.getByLabelText('Confirm new password'), again);
    await user.click(screen.getByRole('button', { name: 'Reset Password' }));
  }

  it('takes the token off the address bar', async () => {
    stubApi({ [VERIFY]: { body: { email: 'a•••@example.org' } } });
    openReset(`?token=${TOKEN}&x=1`);
    await screen.findByText(/a•••@example.org/);
    expect(window.location.href).not.toContain(TOKEN);
    expect(window.location.search).toBe('?x=1');
  });

  it('checks the link first', async () => {
    stubApi({});
    window.fetch = () => new Promise<Response>(() => undefined);
    openReset();
    expect(await screen.findByText('We are checking your link...')).toBeTruthy();
  });

  it.each(['', '?token=', '?token=%20'])(
    'without a token (%s) shows a message and offers a new link',
    async (search) => {
      const calls = stubApi({});
      openReset(search);
      await heading('Invalid Reset Link');
      expect(screen.getByRole('link', { name: 'Request a New Link' }).getAttribute('href')).toBe('/forgot-password');
      expect(calls).toEqual([]);
    },
  );

  it('with a used or old token shows a message and offers a new link', async () => {
    stubApi({ [VERIFY]: linkInvalid });
    openReset();
    await heading('Invalid or Expired Link');
    expect(
      screen.getByText('This password reset link is invalid or has expired. Please request a new one.'),
    ).toBeTruthy();
  });

  it('sets the new password and leads to the sign-in', async () => {
    const calls = stubApi({ [VERIFY]: { body: { email: 'a•••@example.org' } }, [RESET]: { status: 200 } });
    const { user } = openReset();
    await screen.findByLabelText('New password');
    await fillIn(user, 'green hills at dusk');
    await heading('Password Reset Successful');
    expect(screen.getByRole('link', { name: 'Go to Login' }).getAttribute('href')).toBe('/login');
    expect(calls.at(-1)?.body).toEqual({ token: TOKEN, newPassword: 'green hills at dusk' });
  });

  it.each([
    ['short', 'short', 'Password must be at least 6 characters'],
    ['green hills', 'green hill', "Passwords don't match"],
  ])('refuses %s and %s', async (password, again, message) => {
    stubApi({ [VERIFY]: { body: { email: 'a•••@example.org' } } });
    const { user } = openReset();
    await fillIn(user, password, again);
    expect(links(await screen.findByRole('group', { name: 'There is a problem' }))).toEqual([message]);
  });

  it("puts the server's message at its field and keeps the form", async () => {
    stubApi({
      [VERIFY]: { body: { email: 'a•••@example.org' } },
      [RESET]: problem(422, 'request.invalid', 'Please check.', {
        newPassword: 'Too many people use this password. Please choose another one.',
      }),
    });
    const { user, toasts } = openReset();
    await fillIn(user, 'password1');
    expect(await screen.findByRole('link', { name: /Too many people/ })).toBeTruthy();
    expect(toasts[0]?.title).toBe('Reset Failed');
  });

  it('says so when the link was used meanwhile', async () => {
    stubApi({ [VERIFY]: { body: { email: 'a•••@example.org' } }, [RESET]: linkInvalid });
    const { user } = openReset();
    await fillIn(user, 'green hills at dusk');
    await heading('Invalid or Expired Link');
  });
});
