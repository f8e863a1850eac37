import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withQueries } from '@waymark/mfe-kit';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { ownWaysQuery } from '../../shared/ways-in/use-change-ways';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import NewAccountPage from './new-account.page';
import { ProviderButton } from './provider-button';
import { ProviderNotice } from './provider-notice';
import { ProviderSection } from './provider-section';

const PENDING = { provider: 'Example ID', email: 'nia@example.org', displayName: 'Nia Nord' };

describe('the button of a provider', () => {
  it('leads there with a real navigation, by its name', async () => {
    stubApi({ 'GET /api/auth/ways': { body: { provider: { name: 'Example ID' } } } });
    renderPage(ProviderButton, { route: '/login' });
    expect(await screen.findByRole('link', { name: 'Continue with Example ID' })).toHaveAttribute(
      'href',
      '/api/auth/provider/start',
    );
  });

  it('is not there where the operator set none up', async () => {
    const calls = stubApi({ 'GET /api/auth/ways': { body: { provider: null } } });
    const { container } = renderPage(ProviderButton, { route: '/login' });
    expect(container).not.toBeEmptyDOMElement();
    await waitFor(() => expect(container).toBeEmptyDOMElement());
    expect(calls.length).toBeGreaterThan(0);
  });
});

describe('back from a provider', () => {
  it.each([
    ['cancelled', 'You cancelled'],
    ['failed', 'That did not work'],
    ['no-email', 'We need a confirmed email address'],
    ['known-email', 'You already have an account here'],
    ['refused', 'We could not log you in'],
    ['taken', 'That account is already linked'],
  ])('says what became of it: %s', (code, title) => {
    renderPage(ProviderNotice, { route: '/login', at: `/login?provider=${code}` });
    expect(document.activeElement).toHaveTextContent(title);
  });

  it.each(['/login', '/login?provider=constructor', '/login?provider=<b>x</b>'])(
    'says nothing that nobody wrote for it: %s',
    (at) => {
      const { container } = renderPage(ProviderNotice, { route: '/login', at });
      expect(container).toBeEmptyDOMElement();
    },
  );
});

describe('a new account from a provider', () => {
  const open = () => renderPage(NewAccountPage, { route: '/login/new-account' });

  it('asks for names and consent, and continues to the page that the person wanted', async () => {
    sessionStorage.setItem('redirectAfterLogin', '/add-review');
    const calls = stubApi({
      'GET /api/auth/provider/pending': { body: PENDING },
      'POST /api/auth/provider/account': { status: 201, body: {} },
    });
    const { toasts } = open();
    expect(await screen.findByLabelText('Display name')).toHaveValue('Nia Nord');
    await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByRole('link', { name: 'Username must be at least 3 characters' })).toBeInTheDocument();
    expect(
      screen.getByRole('link', { name: 'You must consent to data processing to create an account' }),
    ).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Username'), 'nia');
    await userEvent.click(screen.getByLabelText(/I agree that my data/));
    await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
    expect((await screen.findByTestId('address')).textContent).toBe('/add-review');
    expect(calls.at(-1)?.body).toEqual({
      displayName: 'Nia Nord',
      username: 'nia',
      consentToDataProcessing: true,
      consentToMarketing: false,
    });
    expect(toasts[0]?.title).toBe('Account created successfully!');
  });

  it('begins again when its half hour is over', async () => {
    stubApi({
      'GET /api/auth/provider/pending': problem(404, 'request.not-found', 'There is nothing at this address.'),
    });
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Please start again' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
    expect(await axeProblems()).toEqual([]);
  });
});

describe('linking', () => {
  const ways = (isLinked: boolean) => ({
    body: {
      hasPassword: true,
      passkeys: [],
      codes: null,
      provider: { name: 'Example ID', isLinked, email: isLinked ? 'ana@elsewhere.example' : null },
    },
  });
  const Page = withQueries(function Ways() {
    const { data } = useQuery(ownWaysQuery);
    return data?.provider ? <ProviderSection provider={data.provider} /> : null;
  });

  it('is shown with who the person is there, and undone', async () => {
    stubApi({ 'GET /api/auth/ways/mine': ways(true), 'DELETE /api/auth/provider': { body: undefined } });
    renderPage(Page, { route: '/account/security', at: '/account/security?linked=yes', user: MEMBER });
    expect(await screen.findByText('Your account is linked with Example ID.')).toBeInTheDocument();
    expect(screen.getByText('ana@elsewhere.example')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Unlink Example ID' }));
    expect(await screen.findByText('You can no longer log in with Example ID.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Link with Example ID' })).toBeInTheDocument();
  });

  it('shows a message when the provider is down', async () => {
    const words = 'We could not reach the login service. Please try again in a moment.';
    stubApi({
      'GET /api/auth/ways/mine': ways(false),
      'POST /api/auth/provider/link': problem(503, 'auth.provider-away', words),
    });
    const { toasts } = renderPage(Page, { route: '/account/security', user: MEMBER });
    await userEvent.click(await screen.findByRole('button', { name: 'Link with Example ID' }));
    await screen.findByRole('button', { name: 'Link with Example ID' });
    expect(toasts).toEqual([{ title: 'We could not link it', description: words, variant: 'error' }]);
  });
});
