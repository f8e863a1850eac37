import { useQuery } from '@tanstack/react-query';
import type { PasskeyView } from '@waymark/contracts-account';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withQueries } from '@waymark/mfe-kit';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { repeatedNames } from '@waymark/testing/browser/repeated-names';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { ownWaysQuery } from '../../shared/ways-in/use-change-ways';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { PasskeySection } from './passkey-section';

const PHONE: PasskeyView = {
  id: 3,
  name: 'Phone',
  isBackedUp: true,
  createdAt: '2026-01-05T12:00:00Z',
  lastUsedAt: '2026-01-06T12:00:00Z',
};
const STICK: PasskeyView = { ...PHONE, id: 4, name: 'Security key', isBackedUp: false, lastUsedAt: null };
const ways = (passkeys: PasskeyView[]) => ({ body: { hasPassword: true, passkeys, codes: null, provider: null } });

const Page = withQueries(function Ways() {
  const { data } = useQuery(ownWaysQuery);
  return data ? <PasskeySection passkeys={data.passkeys} /> : null;
});
const open = () => renderPage(Page, { route: '/account/security', user: MEMBER });

describe('passkeys', () => {
  it('are listed with their name, their use, and whether losing a device loses them', async () => {
    stubApi({ 'GET /api/auth/ways/mine': ways([PHONE, STICK]) });
    open();
    const [phone, stick] = await screen.findAllByRole('listitem');
    expect(phone).toHaveTextContent(/Phone\s*Backed up\s*Added Jan 5, 2026\s*Last used Jan 6, 2026/);
    expect(stick).toHaveTextContent('Not used yet');
    expect(stick).not.toHaveTextContent('Backed up');
  });

  it('have distinct buttons, also with the same name', async () => {
    stubApi({ 'GET /api/auth/ways/mine': ways([PHONE, { ...STICK, name: 'Phone' }]) });
    open();
    await screen.findAllByRole('listitem');
    expect(repeatedNames()).toEqual([]);
  });

  it('say when this browser cannot make one', async () => {
    stubApi({ 'GET /api/auth/ways/mine': ways([]) });
    open();
    expect(await screen.findByText('You have no passkeys yet.')).toBeInTheDocument();
    expect(screen.getByText(/This browser does not support passkeys/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  });

  it('keep their name, and the focus at its button, when renaming is given up', async () => {
    stubApi({ 'GET /api/auth/ways/mine': ways([PHONE]) });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Rename Phone' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Rename Phone' })).toHaveFocus();
  });

  it('get another name', async () => {
    const calls = stubApi({
      'GET /api/auth/ways/mine': ways([PHONE]),
      'PATCH /api/auth/passkeys/3': { body: { ...PHONE, name: 'Old phone' } },
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Rename Phone' }));
    const field = screen.getByLabelText('Passkey name');
    expect(field).toHaveFocus();
    expect(await axeProblems()).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, '{Enter}');
    expect(screen.getByText('Please give the passkey a name.')).toBeInTheDocument();
    await userEvent.type(field, ' Old phone {Enter}');
    expect(await screen.findByText('The passkey is now called Old phone.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3, name: 'Old phone' })).toBeInTheDocument();
    expect(calls.at(-1)?.body).toEqual({ name: 'Old phone' });
  });

  it('are removed, and the focus goes to the news', async () => {
    stubApi({ 'GET /api/auth/ways/mine': ways([PHONE, STICK]), 'DELETE /api/auth/passkeys/3': { body: undefined } });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Phone' }));
    const news = await screen.findByText(/You can no longer log in with Phone/);
    expect(news.closest('[tabindex]')).toHaveFocus();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('stay when the server says that nothing else opens the account', async () => {
    const words = 'This is your only way to log in. Add another one first.';
    stubApi({
      'GET /api/auth/ways/mine': ways([PHONE]),
      'DELETE /api/auth/passkeys/3': problem(409, 'auth.last-way-in', words),
    });
    const { toasts } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Phone' }));
    await screen.findByRole('button', { name: 'Remove Phone' });
    expect(toasts).toEqual([{ title: 'We could not remove it', description: words, variant: 'error' }]);
  });

  it('ask who it is when the sign-in is old', async () => {
    let proved = false;
    stubApi({
      'GET /api/auth/ways/mine': ways([PHONE, STICK]),
      'DELETE /api/auth/passkeys/3': () =>
        proved
          ? { body: undefined }
          : problem(403, 'auth.prove-again', 'Please confirm that it is you, then continue.'),
      'POST /api/auth/prove': () => ((proved = true), { body: undefined }),
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Phone' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
    await userEvent.type(within(dialog).getByLabelText('Password'), 'quiet rivers{Enter}');
    expect(await screen.findByText(/You can no longer log in with Phone/)).toBeInTheDocument();
  });
});
