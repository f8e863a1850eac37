import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Review } from '@waymark/contracts-reviews';
import { withQueries } from '@waymark/mfe-kit';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { repeatedNames } from '@waymark/testing/browser/repeated-names';
import { renderPage } from '@waymark/mfe-kit/testing';
import { sampleReview } from '../../test-support/samples';
import { ReviewList } from '../review-list/review-list';
import { ReviewCard } from './review-card';

function show(part: Partial<Review> = {}) {
  renderPage(
    withQueries(() => <ReviewCard review={sampleReview(part)} showVenue />),
    { route: '/' },
  );
}

const PHOTO = {
  id: '4f0c8a2e-5a54-4d3e-9a11-0d1c2b3a4f5e',
  url: '/api/reviews/photos/x/full',
  thumbUrl: '/api/reviews/photos/x/thumb',
  width: 1200,
  height: 900,
  description: 'A level door with a wide handle',
};

describe('review card (S2.26, S2.28, S5.18, S6.11, SX.11, F6.29)', () => {
  it('shows who, when, where, the stars with their level, and the words', () => {
    show();
    expect(screen.getByText('Ben')).toBeTruthy();
    expect(screen.getByText('Jan 5, 2024')).toBeTruthy();
    expect(screen.getByRole('heading', { name: /^Leeds ?, by Ben$/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Helpful \(2\) ?: review by Ben$/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Not helpful .*: review by Ben$/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Leeds' }).getAttribute('href')).toBe('/venues/7');
    expect(screen.getByText('4.5 out of 5')).toBeTruthy();
    expect(screen.getByText('Excellent')).toBeTruthy();
    expect(screen.getByText('Lifts to every platform.')).toBeTruthy();
  });

  it('has a distinct name among reviews by the same author', () => {
    const page = withQueries(() => (
      <ReviewList reviews={[sampleReview(), sampleReview({ id: 32 }), sampleReview({ id: 33, reviewerName: 'Ana' })]} />
    ));
    renderPage(page, { route: '/' });
    const names = screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'));
    expect(names[0]).toBe('Review by Ben, Leeds, Jan 5, 2024, number 31');
    expect(names[2]).toBe('Review by Ana');
    expect(repeatedNames()).toEqual([]);
  });

  it('links to the author only where their profile may be seen', () => {
    show({ reviewerProfileId: 9 });
    expect(screen.getByRole('link', { name: 'Ben' }).getAttribute('href')).toBe('/profile/9');
    cleanup();
    show({ reviewerProfileId: null });
    expect(screen.getByText('Ben')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Ben' })).toBeNull();
  });

  it('has the badges that are earned, and no others', () => {
    show({ isTopReviewer: false });
    expect(screen.getByText('Verified Account')).toBeTruthy();
    expect(screen.queryByText('Top Reviewer')).toBeNull();
    expect(screen.queryByText('Sample')).toBeNull();
  });

  it('shows Verified Account and Top Reviewer for the right reviewers', () => {
    show({ isVerified: false, isTopReviewer: true });
    expect(screen.getByText('Top Reviewer')).toBeTruthy();
    expect(screen.queryByText('Verified Account')).toBeNull();
    cleanup();
    show({ isVerified: true, isTopReviewer: false });
    expect(screen.getByText('Verified Account')).toBeTruthy();
    expect(screen.queryByText('Top Reviewer')).toBeNull();
  });

  it('says Not rated, without a level, when nothing was rated', () => {
    show({ overallRating: null, mobilityRating: null, visualRating: null });
    expect(screen.getByText('Not rated')).toBeTruthy();
    expect(screen.queryByText('Limited')).toBeNull();
  });

  it.each([
    [4, 'Excellent'],
    [3.99, 'Good'],
    [3, 'Good'],
    [2, 'Fair'],
    [1.99, 'Limited'],
  ])('calls %s %s', (overallRating, level) => {
    show({ overallRating });
    expect(screen.getByText(level)).toBeTruthy();
  });

  it('says when the visit was and that the author was rewarded', () => {
    show({ visitMonth: '2024-05', rewarded: true });
    expect(screen.getByText('Visited in May 2024')).toBeTruthy();
    expect(screen.getByText('Works for this place or was given something for this review')).toBeTruthy();
  });

  it('shows markup and line breaks as the text that they are', () => {
    show({ detailedReview: '<img src=x onerror=alert(1)>\nSecond line' });
    expect(screen.getByText(/<img src=x onerror=alert\(1\)>/)).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });

  it('shows photos with their descriptions, large on request', async () => {
    show({ photos: [PHOTO] });
    const small = screen.getByRole('button', { name: 'Photo: A level door with a wide handle' });
    expect(screen.getByRole('list', { name: 'Photos by Ben' })).toBeTruthy();
    await userEvent.click(small);
    expect(screen.getByRole('dialog', { name: 'Photo' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'A level door with a wide handle' }).getAttribute('src')).toBe(PHOTO.url);
    expect(await axeProblems()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('tells everybody that its author changed it, and that staff corrected it, each with its day', () => {
    show({ editedAt: '2024-02-03T10:00:00.000Z', corrected: { at: '2024-03-04T10:00:00.000Z', statementId: null } });
    expect(screen.getByText(/, edited/).closest('p')?.textContent).toMatch(
      /Jan 5, 2024, edited Feb 3, 2024, corrected by staff Mar 4, 2024$/,
    );
    cleanup();
    show({ editedAt: null, corrected: null });
    expect(screen.queryByText(/edited|corrected/)).toBeNull();
  });

  it('is whole without the fields that a service of the version before does not send', () => {
    show({ photos: undefined, visitMonth: undefined, rewarded: undefined } as unknown as Partial<Review>);
    expect(screen.getByRole('article', { name: 'Review by Ben' })).toBeTruthy();
  });
});
