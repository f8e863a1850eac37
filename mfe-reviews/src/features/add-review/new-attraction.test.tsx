import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { toStep } from '../../test-support/review-steps';
import { sampleReview, sampleVenue } from '../../test-support/samples';
import AddReviewPage from './add-review.page';

const published = { status: 201, body: sampleReview() };
const rock = sampleVenue({ kind: 'viewpoint', category: 'entertainment' });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

async function reviewNewViewpoint() {
  renderPage(AddReviewPage, { route: '/add-review', user: MEMBER });
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Venue name'), 'Lion Rock');
  await user.type(screen.getByLabelText(/^Address/), 'Cliff Path');
  await user.selectOptions(screen.getByLabelText('Category'), 'Viewpoint');
  await toStep('Your Information');
  await user.selectOptions(screen.getByLabelText('Disability type'), 'prefer_not_to_say');
  await toStep('Your Review');
  await user.type(screen.getByLabelText('Your review'), 'A level path to the top.');
  await toStep('Submit Review');
  expect(screen.getByText('Viewpoint')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Submit Review' }));
}

const leadsTo = (path: string) =>
  waitFor(() => expect(screen.getByTestId('address').textContent).toBe(path), { timeout: 4000 });

describe('a review of an attraction that nobody knows yet', () => {
  it('adds the attraction, then the review, then goes to its page (T10)', async () => {
    const calls = stubApi({
      'POST /api/attractions': { status: 201, body: { id: 7 } },
      'GET /api/venues/7': { body: rock },
      'POST /api/reviews': published,
    });
    await reviewNewViewpoint();
    await leadsTo('/attractions/7');
    const posts = calls.filter(({ method }) => method === 'POST');
    expect(posts.map(({ path }) => path)).toEqual(['/api/attractions', '/api/reviews']);
    expect(posts[0]?.body).toEqual({
      name: 'Lion Rock',
      location: 'Cliff Path',
      city: null,
      country: 'UK',
      category: 'viewpoint',
      latitude: null,
      longitude: null,
    });
  });

  it('goes to the venue where the place is known as one', async () => {
    const calls = stubApi({
      'POST /api/attractions': problem(409, 'attraction.is-venue', 'x'),
      'POST /api/venues': { body: sampleVenue() },
      'GET /api/venues/7': { body: sampleVenue() },
      'POST /api/reviews': published,
    });
    await reviewNewViewpoint();
    await leadsTo('/venues/7');
    expect(calls.some(({ method, path }) => method === 'POST' && path === '/api/reviews')).toBe(true);
  });
});
