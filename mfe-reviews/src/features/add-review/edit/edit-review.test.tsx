import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi, type Answer, type ApiCall } from '@waymark/testing/browser/stub-api';
import { sampleReview, sampleVenue } from '../../../test-support/samples';
import EditReviewPage from './edit-review.page';

/** The visitors found no hearing loop and the venue claims none, so they agreed. */
const REVIEW = {
  ...sampleReview({ userId: MEMBER.id, reviewerName: 'Ana', visitMonth: '2026-10', verifyHearingLoop: 1, photos: [] }),
  disabilityType: 'prefer_not_to_say',
  showDisabilityType: false,
};

function open(answer: Answer | ((call: ApiCall) => Answer), review: Answer | (() => Answer) = { body: REVIEW }) {
  stubApi({
    'GET /api/users/me/reviews/31': review,
    'GET /api/venues/7': { body: sampleVenue() },
    'GET /api/users/me/reviews/summary': { body: { totalReviews: 1, averageRating: 4, helpfulVotes: 0 } },
    'PUT /api/reviews/31': answer,
  });
  const view = renderPage(EditReviewPage, { route: '/my-reviews/:id/edit', at: '/my-reviews/31/edit', user: MEMBER });
  return { ...view, user: userEvent.setup() };
}

describe('editing a review (SX.94)', () => {
  it('opens with the stored values, and sends the same answers again', async () => {
    let sent: Record<string, unknown> = {};
    const { user, toasts } = open(({ body }) => ((sent = body as typeof sent), { body: REVIEW }));
    const text = await screen.findByLabelText(/^Your review/);
    expect((text as HTMLTextAreaElement).value).toBe('Lifts to every platform.');
    expect((screen.getByLabelText(/^Disability type/) as HTMLSelectElement).value).toBe('prefer_not_to_say');
    expect(screen.queryByLabelText('Show it beside my review')).toBeNull();
    await user.clear(text);
    await user.type(text, 'The lifts are slow now.');
    await user.click(screen.getByRole('button', { name: 'Save Review' }));
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Review saved']));
    expect(sent).toMatchObject({ detailedReview: 'The lifts are slow now.', verifyHearingLoop: 1, mobilityRating: 5 });
  });

  it('keeps what was typed when it could not be saved', async () => {
    const { user } = open(problem(503, 'server.unavailable', 'Away.'));
    const text = await screen.findByLabelText(/^Your review/);
    await user.type(text, ' And quick.');
    await user.click(screen.getByRole('button', { name: 'Save Review' }));
    expect(await screen.findByText('Away.')).toBeTruthy();
    expect((text as HTMLTextAreaElement).value).toBe('Lifts to every platform. And quick.');
  });

  it('shows what another tab saved meanwhile, and saves over it only when asked to', async () => {
    const sent: unknown[] = [];
    let saved = { ...REVIEW, version: 1 };
    const { user, toasts } = open(
      ({ body }) => {
        const { version } = body as { version: number };
        sent.push(version);
        return version === saved.version ? { body: REVIEW } : problem(409, 'review.changed-meanwhile', 'Changed.');
      },
      () => ({ body: saved }),
    );
    const text = await screen.findByLabelText(/^Your review/);
    saved = { ...saved, version: 2, detailedReview: 'Written in the other tab.' };
    await user.type(text, ' And quick.');
    await user.click(screen.getByRole('button', { name: 'Save Review' }));
    const notice = await screen.findByRole('group', { name: 'This review has changed since you opened it' });
    expect(notice).toHaveFocus();
    expect(within(notice).getByText('Written in the other tab.')).toBeTruthy();
    expect((text as HTMLTextAreaElement).value).toBe('Lifts to every platform. And quick.');
    expect(await axeProblems()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save my version' }));
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Review saved']));
    expect(sent).toEqual([1, 2]);
  });

  it('shows a message for an unknown review, or another member’s', async () => {
    open({ body: REVIEW }, problem(404, 'review.not-found', 'Not there.'));
    expect(await screen.findByText('This is not one of your reviews')).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
  });
});
