import { useQuery } from '@tanstack/react-query';
import type { OwnWaysIn } from '@waymark/contracts-account';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withQueries } from '@waymark/mfe-kit';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { ownWaysQuery } from '../../shared/ways-in/use-change-ways';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { AuthenticatorSection } from './authenticator-section';

const ways = (codes: OwnWaysIn['codes']) => ({ body: { hasPassword: true, passkeys: [], codes, provider: null } });
const SETUP = {
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  uri: 'otpauth://totp/Waymark:ana@example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Waymark',
};
const CODES = Array.from({ length: 10 }, (_, n) => `7K2M-QX4T-9RW${n}`);
const ON = { since: '2026-01-05T12:00:00Z', recoveryCodesLeft: 8 };

const Page = withQueries(function Ways() {
  const { data } = useQuery(ownWaysQuery);
  return data ? <AuthenticatorSection codes={data.codes} /> : null;
});
const reads = (calls: ReturnType<typeof stubApi>) => calls.filter(({ method }) => method === 'GET').length;
const open = () => renderPage(Page, { route: '/account/security', user: MEMBER });

describe('codes from an app', () => {
  it('are set up with a QR code or its text, a first code, and recovery codes that are shown once', async () => {
    const calls = stubApi({
      'GET /api/auth/ways/mine': ways(null),
      'POST /api/auth/authenticator': { body: SETUP },
      'POST /api/auth/authenticator/confirm': ({ body }) =>
        (body as { code: string }).code === '123456'
          ? { body: { recoveryCodes: CODES } }
          : problem(422, 'request.invalid', 'Please check the marked fields.', { code: 'This code is not right.' }),
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Set up login codes' }));
    const readsBefore = reads(calls);
    expect(await screen.findByRole('list', { name: 'Setting up login codes' })).toHaveFocus();
    expect(await screen.findByRole('img', { name: /The same key is below as text/ })).toBeInTheDocument();
    expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeInTheDocument();

    const field = screen.getByLabelText('Code shown in the app');
    await userEvent.type(field, '999999{Enter}');
    expect(await screen.findByText('This code is not right.')).toBeInTheDocument();
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '123456{Enter}');
    expect(await screen.findByRole('group', { name: 'Your recovery codes' })).toHaveFocus();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
    await userEvent.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(screen.queryByText(CODES[0] ?? '')).not.toBeInTheDocument();
    expect(screen.getByText('10 recovery codes left.')).toBeInTheDocument();
    expect(reads(calls)).toBe(readsBefore);
  });

  it('given up in the middle, lead back to the section', async () => {
    stubApi({ 'GET /api/auth/ways/mine': ways(null), 'POST /api/auth/authenticator': { body: SETUP } });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Set up login codes' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('region', { name: 'Login codes from an app' })).toHaveFocus();
  });

  it('can be copied', async () => {
    const user = userEvent.setup();
    stubApi({
      'GET /api/auth/ways/mine': ways(ON),
      'POST /api/auth/authenticator/recovery-codes': { body: { recoveryCodes: CODES } },
    });
    open();
    expect(await screen.findByText('8 recovery codes left.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Create new recovery codes' }));
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toContain(CODES.join('\n'));
  });

  it('warn when few recovery codes are left', async () => {
    stubApi({ 'GET /api/auth/ways/mine': ways({ ...ON, recoveryCodesLeft: 1 }) });
    open();
    expect(await screen.findByText('1 recovery code left')).toBeInTheDocument();
  });

  it('are turned off', async () => {
    stubApi({ 'GET /api/auth/ways/mine': ways(ON), 'DELETE /api/auth/authenticator': { body: undefined } });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Turn off login codes' }));
    const news = await screen.findByText(/Login codes are off. Remove the entry/);
    expect(news.closest('[tabindex]')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Set up login codes' })).toBeInTheDocument();
  });
});
