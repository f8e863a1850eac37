import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionUser } from '@waymark/mfe-kit';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi, type Answer, type ApiCall } from '@waymark/testing/browser/stub-api';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { sampleReview } from '../../test-support/samples';
import ProfileReviews from './profile-reviews.slot';

const NONE: Answer = { body: [], headers: { 'x-total-count': '0' } };

const list = ({ path }: ApiCall): Answer => {
  if (path.includes('cursor=')) return { body: [sampleReview({ id: 2 })], headers: { 'x-total-count': '2' } };
  return {
    body: [sampleReview({ id: 1 })],
    headers: { 'x-total-count': '2', link: '</api/reviews?memberId=9&limit=10&cursor=n>; rel="next"' },
  };
};

function open(answer: Answer | ((call: ApiCall) => Answer), memberId = 9, user: SessionUser | null = null) {
  const calls = stubApi({
    'GET /api/reviews': answer,
    'GET /api/users/me/reviews/trust': { body: { checked: 3, agreement: null } },
  });
  renderPage(() => <ProfileReviews memberId={memberId} displayName="Ben" />, { route: '/profile/9', user });
  return { calls, user: userEvent.setup() };
}

describe('the reviews on a profile', () => {
  it('are those of the member, page by page', async () => {
    const { calls, user } = open(list);
    expect(screen.getByRole('group', { name: 'Loading reviews' })).toBeTruthy();
    expect(await screen.findByText('Showing 1 of 2 reviews')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Reviews by Ben' })).toBeTruthy();
    expect(screen.queryByText('Your answers, checked by others')).toBeNull();
    expect(calls.some(({ path }) => path.includes('trust'))).toBe(false);
    expect(calls[0]?.path).toContain('memberId=9');
    await user.click(screen.getByRole('button', { name: 'Show more reviews' }));
    expect(await screen.findByText('2 reviews')).toBeTruthy();
  });

  it('show an empty list, and invite only the member to write one', async () => {
    open(NONE);
    expect(await screen.findByText('No reviews yet.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Write Your First Review' })).toBeNull();
  });

  it('are the own ones on the own profile', async () => {
    open(NONE, MEMBER.id, MEMBER);
    expect(await screen.findByRole('link', { name: 'Write Your First Review' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Your reviews' })).toBeTruthy();
    expect(await screen.findByText(/Others have checked 3 of your answers/)).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
  });

  it('can be tried again when they did not come', async () => {
    let failing = true;
    const { user } = open((call) => (failing ? problem(503, 'server.unavailable', 'Not now') : list(call)));
    expect(await screen.findByText('We could not load the reviews.')).toBeTruthy();
    failing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Showing 1 of 2 reviews')).toBeTruthy();
  });
});
