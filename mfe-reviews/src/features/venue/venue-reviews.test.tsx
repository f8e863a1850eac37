import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Review, VenueDetail } from '@waymark/contracts-reviews';
import { withQueries } from '@waymark/mfe-kit';
import { problem, stubApi, type Answer } from '@waymark/testing/browser/stub-api';
import { venueQuery } from '../../shared/api/get-venue';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { sampleReview, sampleVenue } from '../../test-support/samples';
import { VenueReviews } from './venue-reviews';

const many = (from: number, count: number): Review[] =>
  Array.from({ length: count }, (_, index) =>
    sampleReview({ id: from + index, reviewerName: `Person ${from + index}` }),
  );
const LINK = { link: '</api/reviews?venueId=7&cursor=next-2>; rel="next"' };

/** Only this section, because each query by role reads everything that is rendered. */
const Reviews = withQueries(() => {
  const { data: venue } = useQuery(venueQuery('7'));
  return (
    <main>
      <h1>Leeds</h1>
      {venue && <VenueReviews venue={venue} />}
    </main>
  );
});

function open(part: Partial<VenueDetail>, answers: Record<string, Answer | (() => Answer)> = {}) {
  const calls = stubApi({ 'GET /api/venues/7': { body: sampleVenue(part) }, ...answers });
  renderPage(Reviews, { route: '/venues/:id', at: '/venues/7', user: MEMBER });
  return calls;
}
const showMore = () => screen.findByText('Show more reviews');

describe('reviews of a venue (SV23)', () => {
  it('are only those of this venue that have a name and a text', async () => {
    open({
      reviews: [sampleReview(), sampleReview({ id: 32, venueId: 8 }), sampleReview({ id: 33, detailedReview: '' })],
    });
    expect(await screen.findAllByRole('article')).toHaveLength(1);
  });

  it('pages on from the cursor of the venue, moves the focus to the first new one, and ends', async () => {
    let page = 0;
    const pages = [{ body: many(120, 3), headers: LINK }, { body: many(140, 1) }];
    const calls = open(
      { reviews: many(100, 3), reviewCount: 7, reviewsNextCursor: 'next-1' },
      { 'GET /api/reviews': () => pages[page++] ?? {} },
    );
    await userEvent.click(await showMore());
    expect(await screen.findByText('Showing 6 of 7 reviews')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Person 120'));
    await userEvent.click(await showMore());
    expect(await screen.findByText('Showing 7 of 7 reviews')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Person 140'));
    expect(screen.queryByText('Show more reviews')).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(7);
    const cursors = calls
      .filter(({ path }) => path.startsWith('/api/reviews?'))
      .map(({ path }) => new URLSearchParams(path.split('?')[1]).get('cursor'));
    expect(cursors).toEqual(['next-1', 'next-2']);
  });

  it('keeps what is shown when the next page fails, and gets it the next time', async () => {
    const answers = [problem(500, 'server.error', 'Something went wrong on our side.'), { body: many(120, 2) }];
    open(
      { reviews: many(100, 3), reviewCount: 5, reviewsNextCursor: 'next-1' },
      { 'GET /api/reviews': () => answers.shift() ?? {} },
    );
    await userEvent.click(await showMore());
    expect(await screen.findByText(/We could not load more reviews/)).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    await userEvent.click(await showMore());
    expect(await screen.findByText('Showing 5 of 5 reviews')).toBeTruthy();
  });

  it('shows a review once that slipped to the next page meanwhile', async () => {
    open(
      { reviews: many(100, 3), reviewCount: 4, reviewsNextCursor: 'next-1' },
      { 'GET /api/reviews': { body: many(102, 2) } },
    );
    await userEvent.click(await showMore());
    expect(await screen.findByText('Showing 4 of 4 reviews')).toBeTruthy();
  });

  it('offers no more when all came with the venue', async () => {
    open({ reviews: many(100, 3), reviewCount: 3 });
    await screen.findAllByRole('article');
    expect(screen.queryByRole('button', { name: 'Show more reviews' })).toBeNull();
  });

  it('updates the counts of a vote beside the review, without another request', async () => {
    const vote = { body: { helpfulVotes: 3, totalVotes: 4, userVote: true } };
    const calls = open({ reviews: [sampleReview()] }, { 'POST /api/reviews/31/vote': vote });
    const helpful = await screen.findByRole('button', { name: /^Helpful/ });
    const before = calls.length;
    await userEvent.click(helpful);
    expect((await screen.findByRole('button', { name: /^Helpful.*3/ })).getAttribute('aria-pressed')).toBe('true');
    expect(calls.slice(before).map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/reviews/31/vote']);
  });
});
