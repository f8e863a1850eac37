import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { renderPage } from '@waymark/mfe-kit/testing';
import { SecondStepForm } from './second-step-form';

const CALL = 'POST /api/auth/login/second-step';
const NOT_RIGHT = 'This code is not right. Wait for the next one in your app and try again.';
const WRONG = problem(422, 'request.invalid', 'Please check the marked fields.', { code: NOT_RIGHT });
const OVER = problem(
  401,
  'auth.challenge-over',
  'This took too long, or there were too many tries. Please start again.',
);

function open(challenge?: string) {
  const startAgain: string[] = [];
  const Page = () => <SecondStepForm challenge={challenge} onStartAgain={() => startAgain.push('again')} />;
  return { ...renderPage(Page, { route: '/login' }), startAgain };
}

beforeEach(() => sessionStorage.clear());

describe('the second step', () => {
  it('puts the focus into the field, where phones and password managers fill the code in', () => {
    open('c');
    const field = screen.getByLabelText('Code from your authenticator app');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
  });

  it('sends the code with the challenge and continues to the page that the person wanted', async () => {
    sessionStorage.setItem('redirectAfterLogin', '/add-review');
    const calls = stubApi({ [CALL]: { body: {} } });
    const { toasts } = open('the challenge');
    await userEvent.type(screen.getByLabelText('Code from your authenticator app'), '123 456{Enter}');
    expect((await screen.findByTestId('address')).textContent).toBe('/add-review');
    expect(calls[0]?.body).toEqual({ challenge: 'the challenge', code: '123 456' });
    expect(toasts[0]?.title).toBe('Welcome back!');
  });

  it('says what is wrong at the field and in the summary', async () => {
    stubApi({ [CALL]: WRONG });
    const { toasts } = open('c');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('link', { name: 'Please enter the code.' })).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Code from your authenticator app'), '000000{Enter}');
    const summary = await screen.findByRole('group', { name: 'There is a problem' });
    expect(await within(summary).findByRole('link', { name: NOT_RIGHT })).toBeInTheDocument();
    expect(summary).toHaveFocus();
    expect(screen.getByLabelText('Code from your authenticator app')).toBeInvalid();
    expect(toasts[0]).toMatchObject({ title: 'Login failed', description: NOT_RIGHT });
  });

  it('takes a recovery code instead', async () => {
    const calls = stubApi({ [CALL]: { body: {} } });
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
    const field = screen.getByLabelText('Recovery code');
    expect(field).toHaveFocus();
    await userEvent.type(field, '7K2M-QX4T-9RWB{Enter}');
    await screen.findByTestId('address');
    // Without a challenge of its own: after a provider it is in a cookie.
    expect(calls[0]?.body).toEqual({ code: '7K2M-QX4T-9RWB' });
  });

  it('starts the sign-in again when its time or its tries are over', async () => {
    stubApi({ [CALL]: OVER });
    const { startAgain, toasts } = open('c');
    await userEvent.type(screen.getByLabelText('Code from your authenticator app'), '123456{Enter}');
    await screen.findByRole('button', { name: 'Sign In' });
    expect(startAgain).toEqual(['again']);
    expect(toasts[0]?.description).toContain('This took too long');
  });
});
