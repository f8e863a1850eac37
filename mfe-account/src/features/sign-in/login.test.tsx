import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { Navigate, useLocation } from 'react-router-dom';
import LoginPage from './login.page';

/** The page in a router; `signedIn` is the server's response after a login or registration. */
function open({ signedIn = true } = {}) {
  const refreshSession = async () => {
    if (signedIn) session.setState({ status: 'member', user: MEMBER });
  };
  const { toasts, session } = renderPage(LoginPage, { route: '/login', refreshSession });
  return { toasts, user: userEvent.setup() };
}

beforeEach(() => sessionStorage.clear());

const links = (summary: HTMLElement) =>
  within(summary)
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('sign in (A2.69, A4.12, A4.15, A5.1, A5.3, A7.9, A8.9, A8.11, A8.12, A9.6)', () => {
  async function signIn(user: ReturnType<typeof userEvent.setup>) {
    await user.type(screen.getByLabelText('Email'), 'ana@example.org');
    await user.click(screen.getByLabelText('Password'));
    await user.paste('correct horse');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
  }

  it('helps password managers', () => {
    open();
    expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username webauthn');
    expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password');
    expect(screen.getByRole('link', { name: /Forgot/ }).getAttribute('href')).toBe('/forgot-password');
  });

  it('says what is wrong with each field and takes focus there', async () => {
    stubApi({});
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    const summary = await screen.findByRole('group', { name: 'There is a problem' });
    expect(links(summary)).toEqual(['Please enter a valid email address', 'Password must be at least 6 characters']);
    expect(document.activeElement).toBe(summary);
  });

  it('first offers an account to a visitor from another page, with that page’s message', async () => {
    const why = 'Create a free account to review Leeds.';
    const Sent = () => (useLocation().state ? <LoginPage /> : <Navigate to="/login" state={{ why }} replace />);
    renderPage(Sent, { route: '/login' });
    expect(screen.getByText(why)).toBeTruthy();
    expect(await screen.findByRole('form', { name: 'Create Account' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Already have an account? Sign In' }));
    expect(screen.getByRole('form', { name: 'Sign In' })).toBeTruthy();
  });

  it('goes back to where the person was going', async () => {
    sessionStorage.setItem('redirectAfterLogin', '/add-review');
    const calls = stubApi({ 'POST /api/auth/login': { body: MEMBER } });
    const { user, toasts } = open();
    await signIn(user);
    expect((await screen.findByTestId('address')).textContent).toBe('/add-review');
    expect(calls.find(({ path }) => path === '/api/auth/login')?.body).toEqual({
      email: 'ana@example.org',
      password: 'correct horse',
    });
    expect(toasts[0]?.title).toBe('Welcome back!');
    expect(sessionStorage.getItem('redirectAfterLogin')).toBeNull();
  });

  it('never leaves the site (A12.9)', async () => {
    sessionStorage.setItem('redirectAfterLogin', '//evil.example');
    stubApi({ 'POST /api/auth/login': { body: MEMBER } });
    const { user } = open();
    await signIn(user);
    expect((await screen.findByTestId('address')).textContent).toBe('/');
  });

  it("shows the server's words when it refuses, and keeps the e-mail", async () => {
    stubApi({
      'POST /api/auth/login': problem(401, 'auth.invalid-credentials', 'Please check your email and password.'),
    });
    const { user, toasts } = open();
    await signIn(user);
    expect(await screen.findByRole('group', { name: 'There is a problem' })).toHaveProperty(
      'textContent',
      expect.stringContaining('Please check your email and password.'),
    );
    expect(toasts[0]).toMatchObject({ title: 'Login failed', description: 'Please check your email and password.' });
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@example.org');
  });

  it('shows and hides the password', async () => {
    const { user } = open();
    const toggle = screen.getByRole('button', { name: 'Show password' });
    await user.click(toggle);
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
    expect(toggle.getAttribute('aria-pressed')).toBe('true');
  });
});

describe('create account (A2.71, A7.11, A8.14)', () => {
  async function fillIn(user: ReturnType<typeof userEvent.setup>) {
    await user.type(screen.getByLabelText('Display name'), 'Ana');
    await user.type(screen.getByLabelText('Username'), 'ana');
    await user.type(screen.getByLabelText('Email'), 'ana@example.org');
    await user.type(screen.getByLabelText('Password'), 'correct horse');
    await user.type(screen.getByLabelText('Confirm password'), 'correct horse');
    await user.click(screen.getByLabelText(/I agree that my data/));
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
  }

  async function openForm(options = {}) {
    const opened = open(options);
    await opened.user.click(screen.getByRole('button', { name: 'New here? Create Account' }));
    await screen.findByLabelText('Display name');
    return opened;
  }

  it('starts at its heading, and says how old one must be', async () => {
    stubApi({});
    await openForm();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Create Account' })),
    );
    expect(screen.getByLabelText(/I am 13 or older/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'terms of service' }).getAttribute('href')).toBe('/terms-of-service');
  });

  it('lists what is missing in the order of the form', async () => {
    stubApi({});
    const { user } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(links(await screen.findByRole('group', { name: 'There is a problem' }))).toEqual([
      'Display name must be at least 2 characters',
      'Username must be at least 3 characters',
      'Please enter a valid email address',
      'Password must be at least 6 characters',
      'You must consent to data processing to create an account',
    ]);
  });

  it('sends the consents and continues to the page that the person wanted', async () => {
    sessionStorage.setItem('redirectAfterLogin', '/add-review');
    const calls = stubApi({ 'POST /api/auth/register': { status: 201, body: { id: 5 } } });
    const { user, toasts } = await openForm();
    await fillIn(user);
    expect((await screen.findByTestId('address')).textContent).toBe('/add-review');
    expect(calls.find(({ path }) => path === '/api/auth/register')?.body).toMatchObject({
      confirmPassword: 'correct horse',
      consentToDataProcessing: true,
      consentToMarketing: false,
    });
    expect(toasts[0]?.title).toBe('Account created successfully!');
  });

  it('does not tell whether an e-mail is known, and offers to sign in', async () => {
    stubApi({ 'POST /api/auth/register': { status: 201, body: { id: 5 } } });
    const { user, toasts } = await openForm({ signedIn: false });
    await fillIn(user);
    expect(await screen.findByText(/may already exist/)).toBeTruthy();
    expect(toasts).toEqual([]);
    expect(await axeProblems()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Go to Login' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Sign In' })).toBeTruthy();
  });

  it("puts the server's message at its field", async () => {
    stubApi({
      'POST /api/auth/register': problem(422, 'request.invalid', 'Please check the marked fields.', {
        username: 'This username is taken.',
      }),
    });
    const { user, toasts } = await openForm();
    await fillIn(user);
    expect(await screen.findByRole('link', { name: 'This username is taken.' })).toBeTruthy();
    expect(toasts[0]?.title).toBe('Registration failed');
  });
});
