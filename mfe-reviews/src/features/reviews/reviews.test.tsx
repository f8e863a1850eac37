import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi, type Answer, type ApiCall } from '@waymark/testing/browser/stub-api';
import { renderPage } from '@waymark/mfe-kit/testing';
import { sampleReview } from '../../test-support/samples';
import ReviewsPage from './reviews.page';

const list = ({ path }: ApiCall): Answer => {
  if (path.includes('rating=poor')) return { body: [], headers: { 'x-total-count': '0' } };
  if (path.includes('cursor='))
    return { body: [sampleReview(), sampleReview({ id: 2 })], headers: { 'x-total-count': '2' } };
  return { body: [sampleReview()], headers: { 'x-total-count': '2', link: '</api/reviews?cursor=n>; rel="next"' } };
};

function open(at = '/reviews', answer: Answer | ((call: ApiCall) => Answer) = list) {
  const calls = stubApi({ 'GET /api/reviews': answer });
  renderPage(ReviewsPage, { route: '/reviews', at });
  return {
    user: userEvent.setup(),
    // Mounted twice, as in development: what is asked counts once.
    paths: () => [...new Set(calls.map(({ path }) => path))],
  };
}

describe('all reviews (S2.17, S2.18, S2.19, S2.22, S2.24, S2.25, S4.1)', () => {
  it('shows skeletons, then counts what is shown of what there is', async () => {
    open();
    expect(screen.getByRole('group', { name: 'Loading reviews' })).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
    expect(await screen.findByText('Showing 1 of 2 reviews')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: 'Add Review' }).getAttribute('href')).toBe('/add-review');
    expect(screen.getByText(/only visible when you search for specific venues/)).toBeTruthy();
  });

  it('shows more, each review once, and puts the focus on the first new one', async () => {
    const { user, paths } = open();
    await user.click(await screen.findByRole('button', { name: 'Show more reviews' }));
    expect(await screen.findByText('Showing 2 of 2 reviews')).toBeTruthy();
    expect(paths()).toEqual(['/api/reviews?limit=10', '/api/reviews?limit=10&cursor=n']);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(screen.getByText('All reviews are shown.')).toBeTruthy();
    expect(screen.getAllByRole('article')[1]).toContainElement(document.activeElement as HTMLElement);
    expect(screen.queryByRole('button', { name: 'Show more reviews' })).toBeNull();
  });

  it('says that more could not be loaded, and tries again', async () => {
    let failing = true;
    const { user } = open('/reviews', (call) =>
      call.path.includes('cursor=') && failing
        ? problem(503, 'server.unavailable', 'This part of the site is not responding right now.')
        : list(call),
    );
    await user.click(await screen.findByRole('button', { name: 'Show more reviews' }));
    expect(await screen.findByText(/We could not load more reviews/)).toBeTruthy();
    failing = false;
    await user.click(screen.getByRole('button', { name: 'Show more reviews' }));
    expect(await screen.findByText('Showing 2 of 2 reviews')).toBeTruthy();
  });

  it('asks for what the address says, with a chip for each part of it', async () => {
    const { paths } = open('/reviews?q=lift&sort=lowest&rating=good');
    await screen.findByText('Showing 1 of 2 reviews');
    expect(paths()).toEqual(['/api/reviews?q=lift&sort=lowest&rating=good&limit=10']);
    expect(screen.getByLabelText<HTMLInputElement>('Search reviews').value).toBe('lift');
    expect(screen.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('lowest');
    expect(screen.getByLabelText<HTMLSelectElement>('Rating').value).toBe('good');
    const chips = within(screen.getByRole('group', { name: 'Active filters' })).getAllByRole('button');
    expect(chips.map((chip) => chip.textContent)).toEqual([
      'Remove filter Search: lift',
      'Remove filter Sort: Lowest rated',
      'Remove filter Rating: Good (3 to under 4)',
    ]);
  });

  it.each([
    ['newest', 'Newest first'],
    ['oldest', 'Oldest first'],
    ['highest', 'Highest rated'],
    ['lowest', 'Lowest rated'],
  ])('sorts by %s', async (sort, label) => {
    const { user, paths } = open('/reviews?sort=oldest');
    await screen.findByText('Showing 1 of 2 reviews');
    await user.selectOptions(screen.getByLabelText('Sort by'), label);
    await waitFor(() =>
      expect(paths()).toContain(sort === 'newest' ? '/api/reviews?limit=10' : `/api/reviews?sort=${sort}&limit=10`),
    );
  });

  it('moves the focus to the next chip, at last to the search box, when a chip goes', async () => {
    const { user } = open('/reviews?q=lift&rating=good');
    await screen.findByText('Showing 1 of 2 reviews');
    await user.click(screen.getByRole('button', { name: 'Remove filter Search: lift' }));
    const last = screen.getByRole('button', { name: /Remove filter Rating: Good/ });
    expect(document.activeElement).toBe(last);
    expect(screen.getByLabelText<HTMLInputElement>('Search reviews').value).toBe('');
    await user.click(last);
    expect(document.activeElement).toBe(screen.getByLabelText('Search reviews'));
    expect(screen.queryByRole('group', { name: 'Active filters' })).toBeNull();
  });

  it('searches while one types, once the typing rests, and at once with Enter', async () => {
    const { user, paths } = open();
    await screen.findByText('Showing 1 of 2 reviews');
    await user.type(screen.getByLabelText('Search reviews'), 'ramp ');
    expect(paths()).toEqual(['/api/reviews?limit=10']);
    await screen.findByRole('button', { name: 'Remove filter Search: ramp' });
    expect(paths().at(-1)).toBe('/api/reviews?q=ramp&limit=10');
    await user.type(screen.getByLabelText('Search reviews'), 'wide{Enter}');
    expect(screen.getByRole('button', { name: 'Remove filter Search: ramp wide' })).toBeTruthy();
  });

  it('says when nothing matches, and takes all filters away', async () => {
    const { user } = open('/reviews?rating=poor');
    expect(await screen.findByText('No reviews found')).toBeTruthy();
    expect(screen.getByText('Showing 0 of 0 reviews')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add First Review' }).getAttribute('href')).toBe('/add-review');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('Showing 1 of 2 reviews')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Search reviews'));
  });

  it('says that the list could not be loaded, and loads it again', async () => {
    let failing = true;
    const { user } = open('/reviews', (call) =>
      failing ? problem(503, 'server.unavailable', 'This part is not answering.') : list(call),
    );
    expect(await screen.findByText('We could not load the reviews.')).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
    failing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Showing 1 of 2 reviews')).toBeTruthy();
  });
});
