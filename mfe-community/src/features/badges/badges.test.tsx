import type { MemberBadges as Answer } from '@waymark/contracts-community';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MEMBER, renderPart } from '@waymark/mfe-kit/testing';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { MemberBadges } from './badges.slot';

const ADDRESS = `GET /api/users/${MEMBER.id}/badges`;
const EARNED: Answer = {
  memberId: MEMBER.id,
  points: 160,
  badges: [
    { badge: 'helpful-reviewer', name: 'Helpful reviewer', reason: '12 reviews that others found helpful' },
    { badge: 'path-watcher', name: 'Path watcher', reason: '7 footpath problems reported' },
  ],
};
const open = (user: typeof MEMBER | null = MEMBER) =>
  renderPart(<MemberBadges memberId={MEMBER.id} displayName="Ana" />, { user });

const gone = () => waitFor(() => expect(screen.queryByRole('heading', { level: 2 })).toBeNull());

describe('the badges on a profile (C8.5)', () => {
  it('are a list of words, each with its reason', async () => {
    stubApi({ [ADDRESS]: { body: EARNED } });
    open();
    const items = await screen.findAllByRole('listitem');
    expect(items.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
      'Helpful reviewer12 reviews that others found helpful',
      'Path watcher7 footpath problems reported',
    ]);
    expect(screen.getByRole('heading', { level: 2, name: 'Your badges' })).toBeTruthy();
  });

  it('say how points are earned, by the table that counts', async () => {
    stubApi({ [ADDRESS]: { body: EARNED } });
    open(null);
    await userEvent.click(await screen.findByText('How points are earned'));
    const row = screen.getByText('A review that you published').closest('li');
    expect(row?.textContent).toBe('A review that you published10 pointsAt most 10 a day.');
    expect(screen.getByText('Influencer: 25 followers, and 50 votes or likes for what you wrote.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Badges of Ana' })).toBeTruthy();
  });

  it('are shown as none only on one’s own profile', async () => {
    stubApi({ [ADDRESS]: { body: { ...EARNED, badges: [] } } });
    const { unmount } = open();
    expect(await screen.findByText(/^No badges yet/)).toBeTruthy();
    unmount();
    open(null);
    await gone();
  });

  it('leave no trace where there is nothing for the reader, and can be asked for again when they did not come', async () => {
    stubApi({ [ADDRESS]: problem(404, 'person.not-found', 'We could not find this person') });
    const { unmount } = open();
    await gone();
    unmount();
    let failing = true;
    stubApi({ [ADDRESS]: () => (failing ? problem(503, 'server.unavailable', 'Not now') : { body: EARNED }) });
    open();
    expect(await screen.findByText('We could not load the badges.')).toBeTruthy();
    failing = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Helpful reviewer')).toBeTruthy();
  });
});
