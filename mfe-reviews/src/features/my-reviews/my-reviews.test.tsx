import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi, type Answer, type ApiCall } from '@waymark/testing/browser/stub-api';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { sampleReview } from '../../test-support/samples';
import MyReviewsPage from './my-reviews.page';

const SUMMARY: Answer = { body: { totalReviews: 12, averageRating: 3.25, helpfulVotes: 40 } };
const mine = (id: number) => sampleReview({ id, userId: MEMBER.id, reviewerName: 'Ana' });
const none: Answer = { body: [], headers: { 'x-total-count': '0' } };

const list = ({ path }: ApiCall): Answer => {
  if (path.includes('q='))
    return path.includes('q=lift') ? { body: [mine(1)], headers: { 'x-total-count': '1' } } : none;
  if (path.includes('cursor=')) return { body: [mine(2)], headers: { 'x-total-count': '2' } };
  return { body: [mine(1)], headers: { 'x-total-count': '2', link: '</api/users/me/reviews?cursor=n>; rel="next"' } };
};

function open(answer: Answer | ((call: ApiCall) => Answer) = list, summary: Answer = SUMMARY) {
  stubApi({ 'GET /api/users/me/reviews': answer, 'GET /api/users/me/reviews/summary': summary });
  const view = renderPage(MyReviewsPage, { route: '/my-reviews', user: MEMBER });
  return { ...view, user: userEvent.setup() };
}

const figure = (name: string) => screen.getByText(name).closest('div')?.querySelector('dd')?.textContent;

describe('my reviews (S2.32, S2.33, S2.35)', () => {
  it('has the total, the average with one decimal and the helpful votes, above the list (S2.30)', async () => {
    open();
    expect(screen.getByRole('group', { name: 'Loading reviews' })).toBeTruthy();
    await screen.findByText('Showing 1 of 2 reviews');
    await waitFor(() => expect(figure('Total Reviews')).toBe('12'));
    expect(figure('Average Rating')).toBe('3.3');
    expect(figure('Helpful Votes')).toBe('40');
    expect(screen.getByRole('article', { name: /^Review by Ana/ })).toBeTruthy();
    expect(screen.getByText('You cannot vote on your own review.')).toBeTruthy();
  });

  it('shows more', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Show more reviews' }));
    expect(await screen.findByText('2 reviews')).toBeTruthy();
  });

  it('searches the own reviews and says when none matches (S2.34)', async () => {
    const { user } = open();
    await screen.findByText('Showing 1 of 2 reviews');
    const box = screen.getByLabelText('Search your reviews');
    await user.type(box, 'lift{Enter}');
    expect(await screen.findByText('1 review')).toBeTruthy();
    await user.clear(box);
    await user.type(box, 'nothing{Enter}');
    expect(await screen.findByText('No matching reviews found')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByText('Showing 1 of 2 reviews')).toBeTruthy();
    expect(document.activeElement).toBe(box);
  });

  it('offers the first review to a member without one', async () => {
    open(none, { body: { totalReviews: 0, averageRating: null, helpfulVotes: 0 } });
    expect(await screen.findByText('No reviews yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Write Your First Review' }).getAttribute('href')).toBe('/add-review');
    await waitFor(() => expect(figure('Average Rating')).toBe('None yet'));
    expect(screen.queryByLabelText('Search your reviews')).toBeNull();
  });

  it('asks to log in when the session ended, stays on the page, and comes back to it', async () => {
    const expired = problem(401, 'auth.required', 'Please log in to continue');
    const { user, toasts, visited } = open(expired, expired);
    expect(await screen.findByText('Authentication Required')).toBeTruthy();
    expect(screen.getByText('Please log in to view your reviews')).toBeTruthy();
    expect([toasts, visited]).toEqual([[], []]);
    await user.click(screen.getByRole('link', { name: 'Log In' }));
    expect(screen.getByTestId('address').textContent).toBe('/login');
    expect(sessionStorage.getItem('redirectAfterLogin')).toBe('/my-reviews');
  });

  it('does not blame the sign-in for a server that is away, and tries again', async () => {
    let failing = true;
    const { user } = open((call) =>
      failing ? problem(503, 'server.unavailable', 'This part is not answering.') : list(call),
    );
    expect(await screen.findByText('We could not load your reviews.')).toBeTruthy();
    expect(screen.queryByText('Authentication Required')).toBeNull();
    failing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Showing 1 of 2 reviews')).toBeTruthy();
  });

  it('shows the list when only the figures are missing', async () => {
    const { user } = open(list, problem(503, 'server.unavailable', 'This part is not answering.'));
    await screen.findByText('Showing 1 of 2 reviews');
    expect(await screen.findAllByText('Not known')).toHaveLength(3);
    expect(await axeProblems()).toEqual([]);
    stubApi({ 'GET /api/users/me/reviews/summary': SUMMARY });
    await user.click(screen.getByRole('button', { name: 'Refresh the numbers' }));
    await waitFor(() => expect(figure('Total Reviews')).toBe('12'));
  });
});
