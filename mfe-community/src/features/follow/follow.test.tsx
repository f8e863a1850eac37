import { screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Person, Relation } from '@waymark/contracts-community';
import { MEMBER, renderPart } from '@waymark/mfe-kit/testing';
import { type Answer, type ApiCall, problem, stubApi } from '@waymark/testing/browser/stub-api';
import { Follow } from './follow.slot';

const relation = (parts: Partial<Relation> = {}): Relation => ({
  followers: 2,
  following: 1,
  isFollowing: false,
  isBlocked: false,
  isMuted: false,
  isFollower: false,
  mayFollow: true,
  ...parts,
});
const CAS: Person = { id: 11, displayName: 'Cas', username: 'cas', isVerified: true };

function open(routes: Record<string, Answer | ((call: ApiCall) => Answer)>, memberId = 9) {
  const said: string[] = [];
  const calls = stubApi(routes);
  renderPart(<Follow memberId={memberId} displayName="Ben" />, {
    user: MEMBER,
    announce: (text: string) => void said.push(text),
  });
  return { calls, said, user: userEvent.setup() };
}

describe('following on somebody’s profile (C4.9)', () => {
  it('says in words how it is, says once what was done, and is undone where it was done', async () => {
    const { user, said } = open({
      'GET /api/users/9/relation': { body: relation({ isFollower: true }) },
      'POST /api/users/9/follow': { body: relation({ isFollowing: true, followers: 3 }) },
      'DELETE /api/users/9/follow': { body: relation() },
    });
    await user.click(await screen.findByRole('button', { name: 'Follow Ben' }));
    expect(await screen.findByText('You follow', { exact: false })).toBeTruthy();
    expect(screen.getByRole('button', { name: '3 followers' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Unfollow Ben' }));
    expect(await screen.findByRole('button', { name: 'Follow Ben' })).toHaveFocus();
    expect(said).toEqual(['You follow Ben.', 'You no longer follow Ben.']);
  });

  it('says why it did not work', async () => {
    const { user } = open({
      'GET /api/users/9/relation': { body: relation() },
      'POST /api/users/9/follow': problem(429, 'request.rate-limited', 'Too many'),
    });
    await user.click(await screen.findByRole('button', { name: 'Follow Ben' }));
    expect(await screen.findByText(/wait a minute/)).toBeTruthy();
  });

  it('lists who follows them', async () => {
    const { user } = open({
      'GET /api/users/9/relation': { body: relation() },
      'GET /api/users/9/followers': { body: [CAS], headers: { 'x-total-count': '1' } },
    });
    await user.click(await screen.findByRole('button', { name: '2 followers' }));
    const dialog = await screen.findByRole('dialog', { name: 'People who follow Ben' });
    expect((await within(dialog).findByRole('link', { name: 'Cas' })).getAttribute('href')).toBe('/profile/11');
  });

  it('asks before it blocks, and leads the focus to the way back', async () => {
    const { user } = open({
      'GET /api/users/9/relation': { body: relation() },
      'PUT /api/users/9/block': { body: relation({ isBlocked: true, mayFollow: false }) },
      'DELETE /api/users/9/block': { body: relation() },
    });
    await user.click(await screen.findByText('Mute or block Ben'));
    await user.click(screen.getByRole('button', { name: 'Block Ben' }));
    const dialog = await screen.findByRole('dialog', { name: 'Block Ben?' });
    await user.click(within(dialog).getByRole('button', { name: 'Block Ben' }));
    expect(await screen.findByText('You blocked Ben')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Following Ben' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Unblock Ben' }));
    expect(await screen.findByRole('button', { name: 'Follow Ben' })).toBeTruthy();
  });

  it('draws nothing where the person is not there for the reader', async () => {
    const { calls } = open({ 'GET /api/users/9/relation': problem(404, 'person.not-found', 'Not here') });
    await screen.findByRole('heading', { level: 1 });
    expect(calls).toHaveLength(1);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('one’s own people', () => {
  it('are counted, and muted or blocked people can be restored', async () => {
    let blocked = [{ id: 11, displayName: 'Cas' }];
    const { user, said } = open(
      {
        [`GET /api/users/${MEMBER.id}/relation`]: { body: relation({ mayFollow: false }) },
        'GET /api/users/me/blocked': () => ({ body: blocked, headers: { 'x-total-count': String(blocked.length) } }),
        'DELETE /api/users/11/block': () => {
          blocked = [];
          return { body: relation() };
        },
      },
      MEMBER.id,
    );
    expect(await screen.findByRole('button', { name: '2 followers' })).toBeTruthy();
    await user.click(screen.getByText('People you blocked'));
    await user.click(await screen.findByRole('button', { name: 'Unblock Cas' }));
    expect(await screen.findByText('You have not blocked anyone.')).toBeTruthy();
    expect(said).toEqual(['Cas is no longer blocked.']);
  });
});
