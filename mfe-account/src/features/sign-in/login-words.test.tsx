import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '@waymark/testing/browser/stub-api';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import LoginPage from './login.page';

const open = () => renderPage(LoginPage, { route: '/login' });
/** An error response without a message for people. */
const SILENT = { status: 500 };

async function fillIn(again = 'correct horse') {
  await userEvent.click(screen.getByRole('button', { name: 'New here? Create Account' }));
  await userEvent.type(await screen.findByLabelText('Display name'), 'Ana');
  await userEvent.type(screen.getByLabelText('Username'), 'ana');
  await userEvent.type(screen.getByLabelText('Email'), 'ana@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
  await userEvent.type(screen.getByLabelText('Confirm password'), again);
  await userEvent.click(screen.getByLabelText(/I agree that my data/));
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
}

describe('the login page (A4.13, A5.17, A8.10, A8.13)', () => {
  it('toggles between signing in and creating an account, and leads back home (A2.68, A2.70)', async () => {
    stubApi({});
    open();
    const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
    expect(heading()).toBe('Sign In');
    await userEvent.click(screen.getByRole('button', { name: 'New here? Create Account' }));
    expect(heading()).toBe('Create Account');
    await userEvent.click(screen.getByRole('button', { name: 'Already have an account? Sign In' }));
    expect(heading()).toBe('Sign In');
    await userEvent.click(screen.getByRole('link', { name: 'Back to home' }));
    expect((await screen.findByTestId('address')).textContent).toBe('/');
  });

  it('goes home after a sign-in when nobody was going anywhere', async () => {
    stubApi({ 'POST /api/auth/login': { body: {} } });
    open();
    await userEvent.type(screen.getByLabelText('Email'), 'ana@example.org');
    await userEvent.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
    expect((await screen.findByTestId('address')).textContent).toBe('/');
  });

  it('goes home after a registration too, where the person is known by name (A4.16)', async () => {
    stubApi({ 'POST /api/auth/register': { status: 201, body: { id: 5 } } });
    const { session } = open();
    if (window.waymark)
      window.waymark.refreshSession = async () => session.setState({ status: 'member', user: MEMBER });
    await fillIn();
    expect((await screen.findByTestId('address')).textContent).toBe('/');
    expect(session.getState().user?.displayName).toBe('Ana');
  });

  it('has its own message for a failed sign-in without one', async () => {
    stubApi({ 'POST /api/auth/login': SILENT });
    const { toasts } = open();
    await userEvent.type(screen.getByLabelText('Email'), 'ana@example.org');
    await userEvent.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
    await screen.findByRole('group', { name: 'There is a problem' });
    expect(toasts).toEqual([
      { title: 'Login failed', description: 'Please check your email and password.', variant: 'error' },
    ]);
  });

  it('has its own message for a failed registration without one', async () => {
    stubApi({ 'POST /api/auth/register': SILENT });
    const { toasts } = open();
    await fillIn();
    await screen.findByRole('group', { name: 'There is a problem' });
    expect(toasts).toEqual([
      { title: 'Registration failed', description: 'Please try again with different details.', variant: 'error' },
    ]);
  });

  it('does not send two different passwords, and shows the error at the second one', async () => {
    const calls = stubApi({});
    open();
    await fillIn('correct house');
    expect(await screen.findByRole('link', { name: "Passwords don't match" })).toBeTruthy();
    expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription(/Passwords don't match/);
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});
