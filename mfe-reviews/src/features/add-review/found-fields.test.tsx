import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '@waymark/testing/browser/stub-api';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { toStep } from '../../test-support/review-steps';
import { sampleReview, sampleVenue } from '../../test-support/samples';
import AddReviewPage from './add-review.page';

const route = '/add-review';
const published = { status: 201, body: sampleReview() };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const question = (name: string) => screen.getByRole('group', { name });
const answer = (name: string, words: string) =>
  userEvent.click(within(question(name)).getByRole('radio', { name: words }));

/** Fills in the second step and continues to the findings. */
async function sayWho() {
  await toStep('Your Information');
  await userEvent.selectOptions(screen.getByLabelText('Disability type'), 'mobility');
  await userEvent.click(await screen.findByLabelText(/I agree that/));
  await toStep('What You Found');
}

async function submit() {
  await toStep('Your Review');
  await userEvent.type(screen.getByLabelText('Your review'), 'Lifts to every platform.');
  await toStep('Submit Review');
  await userEvent.click(screen.getByRole('button', { name: 'Submit Review' }));
}

describe('what a reviewer found', () => {
  it("answers the venue's claim, which is beside each question", async () => {
    const calls = stubApi({ 'GET /api/venues/7': { body: sampleVenue() }, 'POST /api/reviews': published });
    const venue = { id: 7, name: 'Leeds', city: 'Leeds', country: 'UK', category: 'transport' };
    renderPage(AddReviewPage, {
      route,
      at: `${route}?venue=${encodeURIComponent(JSON.stringify(venue))}`,
      user: MEMBER,
    });
    await sayWho();
    await waitFor(() => expect(within(question('Step-free access')).getByText('Listed as available.')).toBeTruthy());
    expect(within(question('Hearing loop')).getByText('Listed as not available.')).toBeTruthy();
    expect(within(question('Low counters')).queryByText(/Listed as/)).toBeNull();
    expect(screen.queryByRole('group', { name: 'Lift access' })).toBeNull();
    await answer('Step-free access', 'It was there');
    await answer('Hearing loop', 'It was there');
    await answer('Low counters', 'It was not there');
    await submit();
    await waitFor(() => expect(calls.find(({ path }) => path === '/api/reviews')).toBeTruthy());
    const body = calls.find(({ path }) => path === '/api/reviews')?.body as Record<string, unknown>;
    const answers = Object.fromEntries(Object.entries(body).filter(([name]) => name.startsWith('verify')));
    expect(answers).toEqual({ verifyStepFreeAccess: 1, verifyHearingLoop: 2, verifyLowCounters: 2 });
  });

  it('is asked of the five most asked features, the others behind one press', async () => {
    stubApi({});
    renderPage(AddReviewPage, { route, user: MEMBER });
    await userEvent.type(screen.getByLabelText('Venue name'), 'Leeds');
    await sayWho();
    const more = screen.getByText('More features (15)').closest('details');
    const atOnce = screen
      .getAllByRole('group')
      .filter((group) => group.tagName === 'FIELDSET' && !more?.contains(group));
    expect(atOnce.map((group) => group.querySelector('legend')?.textContent)).toEqual([
      'Step-free access',
      'Wheelchair access',
      'Accessible toilets',
      'Hearing loop',
      'Disabled parking',
    ]);
    expect(more?.open).toBe(false);
  });

  it('at a new venue has no claim, and finding it agrees', async () => {
    const unclaimed = sampleVenue({ claimedHearingLoop: 0 });
    const calls = stubApi({
      'POST /api/venues': { status: 201, body: unclaimed },
      'GET /api/venues/7': { body: unclaimed },
      'POST /api/reviews': published,
    });
    renderPage(AddReviewPage, { route, user: MEMBER });
    await userEvent.type(screen.getByLabelText('Venue name'), 'Leeds');
    await sayWho();
    expect(screen.queryByText(/Listed as/)).toBeNull();
    await answer('Hearing loop', 'It was there');
    await submit();
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/api/reviews')?.body).toMatchObject({ verifyHearingLoop: 1 }),
    );
  });
});
