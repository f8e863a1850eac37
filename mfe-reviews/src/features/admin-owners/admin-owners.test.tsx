import type { DeskClaim } from '@waymark/contracts-reviews';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi, type Answer } from '@waymark/testing/browser/stub-api';
import AdminOwnersPage from './admin-owners.page';

const CLAIM: DeskClaim = {
  venueId: 7,
  venueName: 'Leeds Museum',
  websiteUrl: 'https://museum.org',
  memberId: 41,
  memberName: 'Ana',
  state: 'waiting',
  way: 'staff',
  words: 'I am the manager there.',
  reason: null,
  askedAt: '2026-11-01T10:00:00.000Z',
  changedAt: '2026-11-01T10:00:00.000Z',
  version: 3,
};

function open(claims: DeskClaim[], answer: Answer = { body: { ...CLAIM, state: 'given', version: 4 } }) {
  const calls = stubApi({
    'GET /api/admin/owners': { body: claims },
    'PUT /api/admin/owners/7/41': answer,
  });
  renderPage(AdminOwnersPage, { route: '/admin/owners', user: { ...MEMBER, role: 'moderator' } });
  return calls;
}

describe('the desk of claims (F9.8)', () => {
  it('shows what a member says and decides with a reason', async () => {
    const calls = open([CLAIM]);
    expect(await screen.findByRole('heading', { level: 2, name: 'Leeds Museum: Ana' })).toBeTruthy();
    expect(screen.getByText('I am the manager there.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Decide' }));
    expect((await screen.findAllByText('Enter a reason. The member will read it.')).length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('radio', { name: 'Confirm that they run the place' }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Why/ }), 'The website names them.');
    await userEvent.click(screen.getByRole('button', { name: 'Decide' }));
    const sent = calls.find(({ method }) => method === 'PUT');
    expect(sent?.body).toEqual({ act: 'give', reason: 'The website names them.', version: 3 });
  });

  it('keeps the text and shows a message when somebody else decided meanwhile', async () => {
    open([CLAIM], problem(409, 'owner.changed', 'This claim has changed since you opened it.'));
    await userEvent.click(await screen.findByRole('radio', { name: 'Refuse' }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Why/ }), 'Nobody knows them.');
    await userEvent.click(screen.getByRole('button', { name: 'Decide' }));
    expect((await screen.findAllByText(/changed since you opened it/)).length).toBeGreaterThan(0);
    expect(screen.getByRole('textbox', { name: /^Why/ })).toHaveValue('Nobody knows them.');
  });

  it('lets nobody decide about themself, and shows other states', async () => {
    const calls = open([{ ...CLAIM, memberId: MEMBER.id }]);
    expect(await screen.findByText(/Someone else has to decide/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Decide' })).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'given');
    await screen.findByText(/Someone else has to decide/);
    expect(calls.some(({ path }) => path.includes('state=given'))).toBe(true);
  });

  it('says that no claim waits', async () => {
    open([]);
    expect(await screen.findByText('No claims are waiting.')).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
  });
});
