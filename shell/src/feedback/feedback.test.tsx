import { jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createHost, type ToastMessage } from '@waymark/mfe-kit';
import { type ApiCall, problem, stubApi } from '@waymark/testing/browser/stub-api';
import { errorLog } from './error-log';
import { FeedbackLauncher } from './feedback-launcher';

const BUTTON = { name: 'Feedback' };
const RECEIVED = { 'POST /api/feedback': { status: 201, body: { id: 1 } } };

describe('feedback (S2.71, S3.19, S3.20, S4.15, S4.16, S4.17, S5.11, S5.13, S8.15, S8.23)', () => {
  let user: ReturnType<typeof userEvent.setup>;
  let toasts: ToastMessage[];

  beforeEach(() => {
    jest.useFakeTimers();
    user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    errorLog.clear();
    toasts = [];
    window.waymark = createHost({ toast: (message) => toasts.push(message) });
    window.history.replaceState(null, '', '/venues/7?q=my+words');
  });
  afterEach(() => jest.useRealTimers());

  async function open() {
    render(<FeedbackLauncher />);
    act(() => jest.advanceTimersByTime(2_000));
    await user.click(screen.getByRole('button', BUTTON));
    return screen.findByRole('dialog', { name: 'Send feedback' });
  }
  async function paste(field: string, text: string) {
    await user.click(screen.getByRole('textbox', { name: field }));
    await user.paste(text);
  }
  async function write(subject = 'Bigger map', details = 'Please make it bigger.') {
    await paste('Subject', subject);
    await paste('Details', details);
  }
  async function send(name = 'Send feedback') {
    await user.click(screen.getByRole('button', { name }));
    await act(() => jest.advanceTimersByTimeAsync(1));
  }
  const linksIn = (summary: HTMLElement) =>
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent);
  const sent = (calls: ApiCall[]) => calls.map(({ body }) => body);

  it('is offered 2 seconds after the page came, not before', () => {
    render(<FeedbackLauncher />);
    act(() => jest.advanceTimersByTime(1_999));
    expect(screen.queryByRole('button', BUTTON)).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('button', BUTTON)).toBeInTheDocument();
  });

  it('is a suggestion unless told otherwise, and asks how urgent a bug is alone', async () => {
    const dialog = await open();
    expect(within(dialog).getByRole('radio', { name: 'Suggestion' })).toBeChecked();
    for (const type of ['Complaint', 'Praise', 'Suggestion']) {
      await user.click(within(dialog).getByRole('radio', { name: type }));
      expect(within(dialog).queryByRole('group', { name: 'Urgency' })).not.toBeInTheDocument();
    }
    await user.click(within(dialog).getByRole('radio', { name: 'Bug report' }));
    expect(within(dialog).getByRole('radio', { name: 'Medium' })).toBeChecked();
  });

  it('can be sent when subject and details have words, spaces being none', async () => {
    stubApi(RECEIVED);
    await open();
    const button = screen.getByRole('button', { name: 'Send feedback' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await write('   ', 'Some words');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await paste('Subject', 'x');
    expect(button).not.toHaveAttribute('aria-disabled');
  });

  it('says what is missing to somebody who presses it early, and sends nothing', async () => {
    const calls = stubApi(RECEIVED);
    await open();
    await send();
    const summary = await screen.findByRole('group', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    expect(linksIn(summary)).toEqual(['Subject is required.', 'Details are required.']);
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveAccessibleDescription(/Subject is required/);
    await paste('Subject', 'A step');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(linksIn(summary)).toEqual(['Details are required.']));
    expect(summary).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Details' })).toHaveAccessibleDescription(/Details are required/);
    expect(sent(calls)).toEqual([]);
  });

  it('sends what was written, the page without its query, the browser and the errors', async () => {
    const calls = stubApi(RECEIVED);
    errorLog.add('first');
    errorLog.add('second');
    await open();
    await user.click(screen.getByRole('radio', { name: 'Bug report' }));
    await user.click(screen.getByRole('radio', { name: 'High' }));
    await write(' Bigger map ');
    await paste('Email (optional)', 'ana@example.org');
    await send();
    expect(sent(calls)).toEqual([
      {
        type: 'bug_report',
        subject: 'Bigger map',
        message: 'Please make it bigger.',
        userEmail: 'ana@example.org',
        urgency: 'high',
        pageUrl: `${location.origin}/venues/7`,
        userAgent: navigator.userAgent,
        errorLogs: 'first\nsecond',
        website: '',
      },
    ]);
    expect(calls[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('thanks for 2 seconds, closes, and forgets the words and the errors', async () => {
    stubApi(RECEIVED);
    errorLog.add('something broke');
    await open();
    await write();
    await paste('Email (optional)', 'ana@example.org');
    await send();
    expect(screen.getByText('Thank You!')).toBeInTheDocument();
    expect(screen.getByText('Your feedback has been submitted successfully.')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1_990));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(10));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', BUTTON));
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: 'Details' })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: 'Email (optional)' })).toHaveValue('');
    expect(errorLog.read()).toEqual([]);
  });

  it('is disabled while it is on its way (S5.12)', async () => {
    stubApi(RECEIVED);
    window.fetch = globalThis.fetch = () => new Promise(() => undefined);
    await open();
    await write();
    await send();
    expect(screen.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('keeps every word when it fails, says that it was not sent, and tries again with the same key', async () => {
    let isDown = true;
    const calls = stubApi({
      'POST /api/feedback': () =>
        isDown ? problem(503, 'server.unavailable', 'Down') : { status: 201, body: { id: 1 } },
    });
    await open();
    await write();
    await send();
    const summary = await screen.findByRole('group', { name: 'Your feedback was not sent' });
    expect(summary).toHaveTextContent('What you wrote is still here.');
    expect(summary).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Details' })).toHaveValue('Please make it bigger.');
    isDown = false;
    await user.tab();
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await send('Try again');
    expect(screen.getByText('Thank You!')).toBeInTheDocument();
    expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  it('keeps the words when the dialog is closed and opened again', async () => {
    await open();
    await write();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', BUTTON));
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('Bigger map');
  });

  it('says how long to wait after too many', async () => {
    stubApi({
      'POST /api/feedback': { ...problem(429, 'request.rate-limited', 'Too many'), headers: { 'retry-after': '300' } },
    });
    await open();
    await write();
    await send();
    expect(screen.getByText(/Please wait 5 minutes and try again/)).toBeInTheDocument();
  });

  it('marks an address that is none, here and when the server says so, and sends nothing before', async () => {
    const calls = stubApi({
      'POST /api/feedback': problem(422, 'request.invalid', 'Please check', {
        subject: 'Please use at most 200 characters.',
      }),
    });
    await open();
    await write();
    const email = screen.getByRole('textbox', { name: 'Email (optional)' });
    await paste('Email (optional)', 'no address');
    await send();
    expect(await screen.findByRole('link', { name: 'Please enter a valid email address' })).toBeInTheDocument();
    expect(email).toHaveAccessibleDescription(/Please enter a valid email address/);
    expect(calls).toEqual([]);
    await user.clear(email);
    await send();
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveAccessibleDescription(/at most 200 characters/);
  });

  it('shows the last two of the errors that go along, and leaves them all out when unticked (S9.17, SX.63)', async () => {
    const calls = stubApi(RECEIVED);
    for (const error of ['one', 'two', 'three']) errorLog.add(error);
    await open();
    const shown = within(screen.getByRole('list', { name: 'Most recent error messages' })).getAllByRole('listitem');
    expect(shown.map((line) => line.textContent)).toEqual(['two', 'three']);
    await user.click(screen.getByRole('checkbox', { name: 'Attach recent error messages' }));
    await write();
    await send();
    expect(calls[0]?.body).not.toHaveProperty('errorLogs');
  });

  it('has a field for programs that nobody can reach', async () => {
    const dialog = await open();
    expect(within(dialog).queryByRole('textbox', { name: 'Website' })).not.toBeInTheDocument();
    expect(dialog.querySelector('input[name="website"]')).toHaveAttribute('tabindex', '-1');
  });
});
