import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { renderPart } from '@waymark/mfe-kit/testing';
import { EmailSection } from './email-section';

const own = (emailVerified: boolean) => ({ body: { id: 5, email: 'ana@example.org', emailVerified } });

function open() {
  renderPart(<EmailSection />);
  return userEvent.setup();
}

describe('the email address', () => {
  it('that is not confirmed is shown as such, with a button to send the link again', async () => {
    const calls = stubApi({ 'GET /api/auth/user': own(false), 'POST /api/auth/verify-email/resend': { status: 200 } });
    const user = open();
    expect(await screen.findByText('Not confirmed yet')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('We have sent a link to ana@example.org. It works for one hour.')).toBeTruthy();
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain('POST /api/auth/verify-email/resend');
  });

  it('says when there were too many mails', async () => {
    stubApi({
      'GET /api/auth/user': own(false),
      'POST /api/auth/verify-email/resend': problem(
        429,
        'auth.too-many-tries',
        'Too many tries. Please wait a few minutes and try again.',
      ),
    });
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText(/Too many tries/)).toBeTruthy();
  });

  it('that is confirmed is shown as such, and can be changed after its owner agrees', async () => {
    const calls = stubApi({ 'GET /api/auth/user': own(true), 'POST /api/auth/change-email': { status: 200 } });
    const user = open();
    expect(await screen.findByText('Confirmed')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull();
    await user.click(screen.getByText('Use another email address'));
    await user.type(screen.getByLabelText('New email address'), 'new@example.org');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    const sent = await screen.findByText(/^Open the link that we sent to/);
    expect(sent.parentElement?.textContent).toContain(
      'Open the link that we sent to new@example.org. Until you do, nothing will change.',
    );
    expect(calls.at(-1)?.body).toEqual({ newEmail: 'new@example.org' });
    expect(await axeProblems()).toEqual([]);
  });

  it('asks for the password first when the sign-in was a while ago', async () => {
    let tries = 0;
    stubApi({
      'GET /api/auth/user': own(true),
      'POST /api/auth/change-email': () =>
        (tries += 1) === 1
          ? problem(403, 'auth.prove-again', 'Please confirm that it is you, then continue.')
          : { status: 200 },
    });
    const user = open();
    await user.click(await screen.findByText('Use another email address'));
    await user.type(screen.getByLabelText('New email address'), 'new@example.org');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });
});
