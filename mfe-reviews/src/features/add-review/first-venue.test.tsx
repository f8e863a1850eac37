import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { stubApi } from '@waymark/testing/browser/stub-api';
import { stepShown } from '../../test-support/review-steps';
import AddReviewPage from './add-review.page';

const route = '/add-review';

beforeEach(() => sessionStorage.clear());

describe('add review', () => {
  it('opens with the venue of the home page, once', () => {
    sessionStorage.setItem(
      'selectedVenueForReview',
      JSON.stringify({ id: 7, name: 'Leeds', city: 'Leeds', country: 'UK', category: 'transport' }),
    );
    stubApi({});
    renderPage(AddReviewPage, { route, user: MEMBER });
    expect(screen.getByText('Selected venue: Leeds')).toBeTruthy();
    // It is known: the form begins after it.
    expect(stepShown()).toBe('Your Information');
    expect(sessionStorage.getItem('selectedVenueForReview')).toBeNull();
  });

  it('opens with the venue of the address, and Clear takes it away', async () => {
    stubApi({});
    const venue = encodeURIComponent(JSON.stringify({ name: 'Tom & Jerry "Café"', city: 'Leeds' }));
    renderPage(AddReviewPage, { route, at: `${route}?venue=${venue}`, user: MEMBER });
    expect(screen.getByLabelText<HTMLInputElement>('Venue name').value).toBe('Tom & Jerry "Café"');
    await userEvent.click(screen.getByRole('button', { name: 'Clear selected venue' }));
    expect(screen.getByLabelText<HTMLInputElement>('Venue name').value).toBe('');
  });

  it.each(['%7Bbroken', encodeURIComponent('{"name":"<script>alert(1)</script>"}')])(
    'ignores the venue %s in the URL and shows a calm message',
    (venue) => {
      stubApi({});
      renderPage(AddReviewPage, { route, at: `${route}?venue=${venue}`, user: MEMBER });
      expect(screen.getByText('We could not read the venue in this link.')).toBeTruthy();
      expect(screen.queryByText(/Selected venue/)).toBeNull();
      expect(screen.getByLabelText<HTMLInputElement>('Venue name').value).toBe('');
    },
  );
});
