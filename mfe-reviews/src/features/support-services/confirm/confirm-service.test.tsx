import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SupportService } from '@waymark/contracts-reviews';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi, type Answer, type ApiCall } from '@waymark/testing/browser/stub-api';
import { renderPage } from '@waymark/mfe-kit/testing';
import ConfirmServicePage from './confirm-service.page';

const READ = 'POST /api/support-services/questions';
const ANSWER = 'POST /api/support-services/questions/answer';
const NOTHING = {
  description: null,
  address: null,
  country: null,
  website: null,
  contactInfo: null,
  eligibilityCriteria: null,
  accessibilityFeatures: null,
  fundingType: null,
  operatingHours: null,
  source: null,
};
const SERVICE: SupportService = {
  ...NOTHING,
  id: 1,
  name: 'Wheels for Hire',
  type: 'wheelchair_rental',
  category: 'wheelchair_rental',
  city: 'Leeds',
  phone: '0113 496 0000',
  email: 'hire@example.org',
  serviceArea: 'Leeds',
  lastVerified: '2025-01-05',
  isDue: true,
  isUnconfirmed: false,
  createdAt: '2025-01-05T10:00:00.000Z',
};

function open(answers: Record<string, Answer> = {}, hash = '#token=1.abc') {
  const calls = stubApi({ [READ]: { body: { service: SERVICE } }, [ANSWER]: { status: 204 }, ...answers });
  renderPage(ConfirmServicePage, { route: '/support-services/confirm', at: `/support-services/confirm${hash}` });
  return calls;
}
/** The endpoints that were called, each once: reading twice does no harm. */
const asked = (calls: readonly ApiCall[]) => [...new Set(calls.map(({ method, path }) => `${method} ${path}`))];
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('a service that is asked if its entry is still right (SL26)', () => {
  it('sees the entry, sends nothing before it chooses, and the token is removed from the URL at once', async () => {
    const calls = open();
    expect(await screen.findByRole('heading', { level: 2, name: 'Wheels for Hire' })).toBeTruthy();
    expect(asked(calls)).toEqual([READ]);
    expect(calls[0]?.body).toEqual({ token: '1.abc' });
    expect(window.location.href).not.toContain('1.abc');
    expect(await axeProblems()).toEqual([]);
  });

  it('says "right" with one press', async () => {
    const calls = open();
    await press('Yes, it is right');
    expect(await heading(/^Thank you/)).toHaveFocus();
    expect(calls.at(-1)?.body).toEqual({ token: '1.abc', answer: 'right' });
  });

  it('goes to the form with its entry when something has changed', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Something has changed' })).toHaveAttribute(
      'href',
      '/support-services/suggest',
    );
    expect(screen.queryByRole('link', { name: /Suggest a change/ })).toBeNull();
  });

  it('asks for confirmation before the entry is removed', async () => {
    const calls = open();
    await press('Take it off');
    const sure = within(screen.getByRole('alert'));
    expect(asked(calls)).toEqual([READ]);
    expect(await axeProblems()).toEqual([]);
    await userEvent.click(sure.getByRole('button', { name: 'Yes, take it off' }));
    expect(await heading('Your entry is off the list')).toHaveFocus();
    expect(calls.at(-1)?.body).toEqual({ token: '1.abc', answer: 'withdraw' });
  });

  it.each([
    [400, 'support-service.link-invalid', 'This link does not work'],
    [409, 'support-service.link-used', 'You have already answered'],
    [410, 'support-service.link-expired', 'This link has expired'],
  ])('says in words why a link ended: %d', async (status, code, title) => {
    open({ [READ]: problem(status, code, 'x') });
    expect(await heading(title)).toBeTruthy();
  });

  it('shows a message without a token, and sends no request', async () => {
    const calls = open({}, '');
    expect(await heading('This link does not work')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('keeps the entry open when the answer did not arrive', async () => {
    open({ [ANSWER]: problem(503, 'service.unavailable', 'x') });
    await press('Yes, it is right');
    expect(await screen.findByText('We could not save your answer.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Yes, it is right' })).toBeEnabled();
  });
});
