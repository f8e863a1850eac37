import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, stubApi, type ApiCall } from '@waymark/testing/browser/stub-api';
import { renderPart } from '@waymark/mfe-kit/testing';
import { ChangePasswordSection } from './change-password-section';

const CHANGE = 'POST /api/auth/change-password';
const ways = (hasPassword: boolean) => ({ body: { hasPassword, passkeys: [], codes: null, provider: null } });

function open() {
  renderPart(<ChangePasswordSection />);
  return userEvent.setup();
}

const sent = (calls: ApiCall[]) => calls.find(({ method }) => method === 'POST')?.body;

describe('a new password', () => {
  it('asks for the current one, says when it is changed and empties the form', async () => {
    const calls = stubApi({ 'GET /api/auth/ways/mine': ways(true), [CHANGE]: { status: 200 } });
    const user = open();
    await user.type(screen.getByLabelText('Current password'), 'quiet rivers');
    await user.type(screen.getByLabelText('New password'), 'green hills');
    await user.type(screen.getByLabelText('Confirm new password'), 'green hills');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await screen.findByText('Your password has been changed');
    expect(document.activeElement?.textContent).toContain('Your password has been changed');
    expect(sent(calls)).toEqual({ currentPassword: 'quiet rivers', newPassword: 'green hills' });
    expect(screen.getByLabelText('Current password')).toHaveProperty('value', '');
  });

  it("lists what is wrong, the server's words too", async () => {
    stubApi({
      'GET /api/auth/ways/mine': ways(true),
      [CHANGE]: problem(422, 'request.invalid', 'Please check.', {
        currentPassword: 'This password is not right. Please try again.',
      }),
    });
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    const summary = await screen.findByRole('group', { name: 'There is a problem' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Please enter your current password.', 'Password must be at least 6 characters']);
    await user.type(screen.getByLabelText('Current password'), 'wrong one');
    await user.type(screen.getByLabelText('New password'), 'green hills');
    await user.type(screen.getByLabelText('Confirm new password'), 'green hills');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByRole('link', { name: 'This password is not right. Please try again.' })).toBeTruthy();
  });

  it('is set without an old one by members who have none', async () => {
    const calls = stubApi({ 'GET /api/auth/ways/mine': ways(false), [CHANGE]: { status: 200 } });
    const user = open();
    const button = await screen.findByRole('button', { name: 'Set a password' });
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await user.type(screen.getByLabelText('New password'), 'green hills');
    await user.type(screen.getByLabelText('Confirm new password'), 'green hills');
    await user.click(button);
    expect(await screen.findByText('Your password has been changed')).toBeTruthy();
    expect(sent(calls)).toEqual({ newPassword: 'green hills' });
  });
});
