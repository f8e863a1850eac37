import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { renderPage } from '../../test-support/render-page';
import { sampleReview } from '../../test-support/samples';
import { stubApi, type Answer, type ApiCall } from '@waymark/testing/browser/stub-api';
import ReviewsPage from './reviews.page';

const list = ({ path }: ApiCall): Answer => {
  if (path.includes('rating=poor')) return { body: [], headers: { 'x-total-count': '0' } };
  if (path.includes('cursor=')) return { body: [sampleReview({ id: 2 })], headers: { 'x-total-count': '2' } };
  return { body: [sampleReview()], headers: { 'x-total-count': '2', link: '</api/reviews?cursor=n>; rel="next"' } };
};

describe('all reviews', () => {
  it('counts what is shown of what there is, and shows more', async () => {
    stubApi({ 'GET /api/reviews': list });
    renderPage(ReviewsPage, { route: '/reviews' });
    expect(screen.getByText('Loading reviews')).toBeTruthy();
    expect(await screen.findByText('Showing 1 of 2 reviews')).toBeTruthy();
    expect(screen.getByText('Verified Account')).toBeTruthy();
    expect(screen.getByText('Top Reviewer')).toBeTruthy();
    expect(screen.getByText('Jan 5, 2024')).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Show more reviews' }));
    expect(await screen.findByText('Showing 2 of 2 reviews')).toBeTruthy();
  });

  it('filters by rating, and a chip takes the filter away', async () => {
    stubApi({ 'GET /api/reviews': list });
    renderPage(ReviewsPage, { route: '/reviews' });
    await screen.findByText('Showing 1 of 2 reviews');
    await userEvent.selectOptions(screen.getByLabelText('Rating'), 'poor');
    expect(await screen.findByText('No reviews found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add First Review' })).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: /Remove filter Rating: Poor/ }));
    expect(await screen.findByText('Showing 1 of 2 reviews')).toBeTruthy();
  });
});
