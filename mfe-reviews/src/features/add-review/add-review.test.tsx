import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { pressNext, stepHeading, stepShown, toStep } from '../../test-support/review-steps';
import { sampleReview, sampleVenue } from '../../test-support/samples';
import { problem, stubApi, type ApiCall } from '@waymark/testing/browser/stub-api';
import AddReviewPage from './add-review.page';

const route = '/add-review';
const unknownVenue = {
  'POST /api/venues': { status: 201, body: sampleVenue() },
  'GET /api/venues/7': { body: sampleVenue() },
};
const published = { status: 201, body: sampleReview() };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

async function fillIn(agrees = true) {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Venue name'), 'Leeds');
  await toStep('Your Information');
  await user.selectOptions(screen.getByLabelText('Disability type'), 'mobility');
  if (agrees) await user.click(await screen.findByLabelText(/I agree that/));
  await toStep('Accessibility Ratings');
  await user.click(screen.getAllByRole('radio', { name: /^4/ })[0] as HTMLElement);
  await toStep('Your Review');
  await user.type(screen.getByLabelText('Your review'), 'Lifts to every platform.');
  await toStep('Submit Review');
}

const posts = (calls: ApiCall[]) => calls.filter(({ method }) => method === 'POST');
const submitButton = () => screen.getByRole('button', { name: 'Submit Review' });

describe('add review (S2.38, S2.39, S2.40, S2.41, S3.10, S4.6, S5.1, S5.2, S5.3, S5.9, S5.10, S6.4, S7.15, SX.90, SX.92)', () => {
  it('sends a visitor to sign in and back', () => {
    stubApi({});
    const { toasts, visited } = renderPage(AddReviewPage, { route });
    expect(toasts[0]?.description).toBe('Please log in to submit a review.');
    expect(visited[0]).toBe('/login');
    expect(sessionStorage.getItem('redirectAfterLogin')).toBe('/add-review');
  });

  it('has its sections in order, one a step, each said by its heading, and no axe problems', async () => {
    stubApi({});
    const { titles } = renderPage(AddReviewPage, { route, user: MEMBER });
    expect(stepShown()).toBe('Venue Information');
    expect(titles.at(-1)).toBe('Add Review');
    await userEvent.type(screen.getByLabelText('Venue name'), 'Leeds');
    await toStep('Your Information');
    expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Ana');
    await userEvent.selectOptions(screen.getByLabelText('Disability type'), 'prefer_not_to_say');
    for (const step of ['Accessibility Ratings', 'What You Found', 'Your Review'] as const) {
      await pressNext();
      expect(stepShown()).toBe(step);
      expect(document.activeElement).toBe(stepHeading());
      expect(titles.at(-1)).toMatch(new RegExp(`^${step}, step . of 6 – Add Review$`));
      expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/reviews');
      expect(await axeProblems()).toEqual([]);
    }
    await userEvent.type(screen.getByLabelText('Your review'), 'Lifts to every platform.');
    await toStep('Submit Review');
    expect(screen.getByText('Lifts to every platform.')).toBeTruthy();
  });

  it('leads from the check to a step and back, and keeps the answers', async () => {
    stubApi({});
    renderPage(AddReviewPage, { route, user: MEMBER });
    await fillIn();
    await userEvent.click(screen.getByRole('link', { name: 'Change Accessibility Ratings' }));
    expect(stepShown()).toBe('Accessibility Ratings');
    await userEvent.click(screen.getAllByRole('radio', { name: /^2/ })[0] as HTMLElement);
    await pressNext();
    expect(stepShown()).toBe('Submit Review');
    expect(screen.getByText('2 – Fair')).toBeTruthy();
  });

  it('fills in the type that was said with an earlier review', async () => {
    stubApi({
      'GET /api/users/me/reviews/summary': {
        body: { totalReviews: 1, averageRating: 4, helpfulVotes: 0, lastDisabilityType: 'hearing' },
      },
    });
    renderPage(AddReviewPage, { route, at: `${route}?step=you`, user: MEMBER });
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Disability type').value).toBe('hearing'));
  });

  it('asks for the consent before it goes on, where nobody gave it', async () => {
    stubApi({
      'GET /api/users/me/reviews/summary': {
        body: { totalReviews: 0, averageRating: null, helpfulVotes: 0, healthConsentGivenAt: null },
      },
    });
    renderPage(AddReviewPage, { route, at: `${route}?step=you`, user: MEMBER });
    const consent = await screen.findByRole('checkbox', { name: /I agree that/ });
    expect(consent).toBeRequired();
    expect(consent).toHaveAccessibleDescription(/If you would rather not agree, choose “Prefer not to say” above/);
    await userEvent.selectOptions(screen.getByLabelText('Disability type'), 'mobility');
    await pressNext();
    expect(stepShown()).toBe('Your Information');
    expect(await screen.findByRole('link', { name: /Please allow us to store/ })).toBeTruthy();
    await userEvent.click(screen.getByLabelText(/I agree that/));
    await pressNext();
    expect(stepShown()).toBe('Accessibility Ratings');
  });

  it('does not ask again for a given consent, and says where to withdraw it', async () => {
    stubApi({
      'GET /api/users/me/reviews/summary': {
        body: { totalReviews: 1, averageRating: null, helpfulVotes: 0, healthConsentGivenAt: '2026-01-05T12:00:00Z' },
      },
    });
    renderPage(AddReviewPage, { route, at: `${route}?step=you`, user: MEMBER });
    expect(
      await screen.findByText(/On Jan 5, 2026 you allowed Waymark to store your disability type/),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See or withdraw your consent' })).toHaveAttribute(
      'href',
      '/account/privacy',
    );
    expect(screen.queryByLabelText(/I agree that/)).not.toBeInTheDocument();
    expect(await axeProblems()).toEqual([]);
  });

  it('asks for consent again if it was withdrawn meanwhile', async () => {
    stubApi({
      ...unknownVenue,
      'GET /api/users/me/reviews/summary': {
        body: { totalReviews: 1, averageRating: null, helpfulVotes: 0, healthConsentGivenAt: '2026-01-05T12:00:00Z' },
      },
      'POST /api/reviews': problem(422, 'request.invalid', 'Please check the marked fields.', {
        consentToHealthData: 'Please agree first.',
      }),
    });
    renderPage(AddReviewPage, { route, user: MEMBER });
    await fillIn(false);
    await userEvent.click(submitButton());
    expect(await screen.findByLabelText(/I agree that/)).toBeInvalid();
  });

  it('lists what is missing on a step, in its order, and takes focus there', async () => {
    stubApi({});
    const { toasts } = renderPage(AddReviewPage, { route, user: MEMBER });
    const missing = async () => {
      const summary = await screen.findByRole('group', { name: 'There is a problem' });
      expect(document.activeElement).toBe(summary);
      return [...summary.querySelectorAll('a')].map((link) => link.textContent);
    };
    await pressNext();
    expect(await missing()).toEqual(['Venue name is required']);
    await userEvent.type(screen.getByLabelText('Venue name'), 'Leeds');
    await toStep('Your Information');
    await userEvent.clear(screen.getByLabelText('Your name'));
    await pressNext();
    expect(await missing()).toEqual(['Reviewer name is required', 'Disability type is required']);
    await userEvent.type(screen.getByLabelText('Your name'), 'Ana');
    await userEvent.selectOptions(screen.getByLabelText('Disability type'), 'prefer_not_to_say');
    await toStep('Your Review');
    await pressNext();
    expect(await missing()).toEqual(['Your review: Please provide at least 10 characters.']);
    expect(toasts.at(-1)).toMatchObject({
      title: 'Form validation failed',
      description: 'Please check the required fields and try again.',
    });
    expect(await axeProblems()).toEqual([]);
  });

  it('creates the venue, then the review, then goes to the venue', async () => {
    const calls = stubApi({ ...unknownVenue, 'POST /api/reviews': published });
    const { toasts } = renderPage(AddReviewPage, { route, user: MEMBER });
    await fillIn();
    await userEvent.click(submitButton());
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/venues/7'), { timeout: 4000 });
    expect(posts(calls).map(({ path }) => path)).toEqual(['/api/venues', '/api/reviews']);
    expect(posts(calls)[1]?.body).toMatchObject({
      venueId: 7,
      reviewerName: 'Ana',
      disabilityType: 'mobility',
      consentToHealthData: true,
      showDisabilityType: false,
      detailedReview: 'Lifts to every platform.',
      content: 'Lifts to every platform.',
      mobilityRating: 4,
      visualRating: null,
      overallRating: 4,
    });
    expect(toasts.at(-1)?.variant).toBe('success');
    expect(localStorage.getItem('addReviewDraft')).toBeNull();
  });

  it('keeps what was typed when the server fails, and retries under the same key', async () => {
    const calls = stubApi({
      ...unknownVenue,
      'POST /api/reviews': problem(503, 'server.unavailable', 'This part of the site is not responding right now.'),
    });
    const { toasts } = renderPage(AddReviewPage, { route, user: MEMBER });
    await fillIn();
    await userEvent.click(submitButton());
    expect(await screen.findByText(/We could not save your review. What you wrote is still here./)).toBeTruthy();
    expect(toasts.at(-1)?.title).toBe('Review submission failed');
    await userEvent.click(submitButton());
    await waitFor(() => expect(posts(calls).filter(({ path }) => path === '/api/reviews')).toHaveLength(2));
    const keys = posts(calls)
      .filter(({ path }) => path === '/api/reviews')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    expect(localStorage.getItem('addReviewDraft')).toContain('Lifts to every platform.');
  });

  it('leads back to the step that something is missing on, where the address was that of the last one', async () => {
    stubApi({});
    renderPage(AddReviewPage, { route, at: `${route}?step=check`, user: MEMBER });
    expect(screen.getByText(/Still needed: the venue’s name; a disability type/)).toBeTruthy();
    await userEvent.click(submitButton());
    expect(await screen.findByRole('link', { name: 'Venue name is required' })).toBeTruthy();
    expect(stepShown()).toBe('Venue Information');
  });

  it("puts the server's message at its field (S5.31)", async () => {
    stubApi({
      ...unknownVenue,
      'POST /api/reviews': problem(422, 'request.invalid', 'Please check the marked fields.', {
        consentToHealthData: 'Please agree first.',
      }),
    });
    renderPage(AddReviewPage, { route, user: MEMBER });
    await fillIn();
    await userEvent.click(submitButton());
    expect(await screen.findByRole('link', { name: 'Please agree first.' })).toBeTruthy();
  });
});
