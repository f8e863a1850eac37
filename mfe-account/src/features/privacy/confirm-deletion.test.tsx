import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { renderPage } from '@waymark/mfe-kit/testing';
import Page from './confirm-deletion.page';

const CONFIRM = 'POST /api/privacy/delete/confirm';

function open(hash: string) {
  return renderPage(Page, { route: '/account/delete', at: `/account/delete${hash}` });
}

describe('the link that confirms a deletion', () => {
  it('deletes nothing by being opened, and leaves no token in the address', async () => {
    const calls = stubApi({});
    open('#token=secret-token');
    expect(await screen.findByRole('heading', { level: 1, name: 'Delete your account?' })).toBeInTheDocument();
    expect(window.location.href).not.toContain('secret-token');
    expect(calls).toEqual([]);
  });

  it('closes the account with one more press, and says by when all is gone (A10.91)', async () => {
    const calls = stubApi({ [CONFIRM]: { body: { finishedBefore: '2026-02-04T12:00:00Z' } } });
    open('#token=secret-token');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete my account for good' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account is closed' })).toHaveFocus();
    expect(screen.getByText(/Feb 4, 2026/)).toBeInTheDocument();
    expect(calls[0]).toMatchObject({ path: '/api/privacy/delete/confirm', body: { token: 'secret-token' } });
  });

  it('says that nothing was deleted when the link is too old', async () => {
    stubApi({
      [CONFIRM]: problem(
        404,
        'privacy.link-invalid',
        'This link is invalid or has expired. Your account has not changed.',
      ),
    });
    open('#token=old-token');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete my account for good' }));
    expect(await screen.findByText('Nothing was deleted.')).toBeInTheDocument();
    expect(screen.getByText(/Your account has not changed/)).toBeInTheDocument();
  });

  it('shows a way on when the link came without its token', async () => {
    stubApi({});
    open('');
    expect(await screen.findByRole('heading', { level: 1, name: 'This link is incomplete' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to your data and privacy' })).toHaveAttribute(
      'href',
      '/account/privacy',
    );
  });
});
