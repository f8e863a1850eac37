import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SuggestedPerson } from '@waymark/contracts-community';
import { MEMBER, renderPart } from '@waymark/mfe-kit/testing';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { repeatedNames } from '@waymark/testing/browser/repeated-names';
import { type Answer, problem, stubApi } from '@waymark/testing/browser/stub-api';
import { DiscoverPanel } from './discover-panel';

const CAS: SuggestedPerson = {
  id: 11,
  displayName: 'Cas',
  username: 'cas',
  isVerified: true,
  reasons: ['You share an interest: Accessible travel', 'Lives in Leeds, as you do'],
};

function open(answer: Answer | (() => Answer)) {
  stubApi({
    'GET /api/users/suggestions': answer,
    'POST /api/users/11/follow': { body: { isFollowing: true } },
    'DELETE /api/users/11/follow': { body: { isFollowing: false } },
  });
  renderPart(<DiscoverPanel />, { user: MEMBER });
  return userEvent.setup();
}

describe('the people one may like to follow (C4.3)', () => {
  it('are shown with the reason, and stay where they are when one follows them', async () => {
    const user = open({ body: [CAS] });
    expect((await screen.findByRole('link', { name: 'Cas' })).getAttribute('href')).toBe('/profile/11');
    expect(screen.getByRole('article', { name: 'Cas' })).toBeTruthy();
    expect(screen.getByText('Lives in Leeds, as you do')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Follow Cas' }));
    await user.click(await screen.findByRole('button', { name: 'Unfollow Cas' }));
    expect(await screen.findByRole('button', { name: 'Follow Cas' })).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
  });

  it('have distinct names', async () => {
    open({ body: [CAS, { ...CAS, id: 12, username: 'cas_of_leeds' }] });
    expect(await screen.findByRole('button', { name: 'Follow Cas, @cas' })).toBeTruthy();
    expect(repeatedNames()).toEqual([]);
  });

  it('say what to do where there is nobody', async () => {
    open({ body: [] });
    expect((await screen.findByRole('link', { name: 'Choose your interests' })).getAttribute('href')).toBe(
      '/user-profile',
    );
  });

  it('can be tried again', async () => {
    let isDown = true;
    const user = open(() => (isDown ? problem(503, 'server.unavailable', 'Not now') : { body: [CAS] }));
    expect(await screen.findByText('We could not load the suggestions.')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Cas' })).toBeTruthy();
  });
});
