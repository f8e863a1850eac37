import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withQueries } from '@waymark/mfe-kit';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi, type Answer } from '@waymark/testing/browser/stub-api';
import { sampleReview } from '../../test-support/samples';
import { ReviewActions } from './review-actions';

const OWN = sampleReview({ userId: MEMBER.id, reviewerName: 'Ana' });
const OTHERS = sampleReview({ userId: 9 });

function show(review = OWN, as: typeof MEMBER | null = MEMBER) {
  const view = renderPage(
    withQueries(() => (
      <>
        <h1 id="page-heading" tabIndex={-1}>
          My Reviews
        </h1>
        <ReviewActions review={review} />
      </>
    )),
    { route: '/my-reviews', ...(as ? { user: as } : {}) },
  );
  return { ...view, user: userEvent.setup() };
}

describe('what one can do with a review', () => {
  it('is to edit and delete one’s own, not to report it', () => {
    show();
    expect(screen.getByRole('link', { name: /^Edit ?: review of Leeds by Ana$/ }).getAttribute('href')).toBe(
      '/my-reviews/31/edit',
    );
    expect(screen.getByRole('button', { name: /^Delete ?: review of Leeds/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Report/ })).toBeNull();
  });

  it('asks before it deletes, and the heading has the focus after it', async () => {
    let deleted = 0;
    stubApi({ 'DELETE /api/reviews/31': () => ((deleted += 1), { status: 204 }) });
    const { user, toasts } = show();
    await user.click(screen.getByRole('button', { name: /^Delete/ }));
    expect(await screen.findByRole('dialog', { name: 'Delete this review?' })).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
    expect(deleted).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Delete Review' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'My Reviews' })));
    expect(deleted).toBe(1);
    expect(toasts.map(({ title }) => title)).toEqual(['Review deleted']);
  });

  it.each<[string, Answer, RegExp | null]>([
    ['says that it is still there when that failed', problem(503, 'server.unavailable', 'Away.'), /could not delete/],
    ['takes one that is gone already as deleted', problem(404, 'review.not-found', 'Gone.'), null],
  ])('%s', async (_what, answer, said) => {
    stubApi({ 'DELETE /api/reviews/31': answer });
    const { user } = show();
    await user.click(screen.getByRole('button', { name: /^Delete/ }));
    await user.click(await screen.findByRole('button', { name: 'Delete Review' }));
    if (said) expect((await screen.findByRole('alert')).textContent).toMatch(said);
    else await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is to report another’s, with a reason', async () => {
    const sent: unknown[] = [];
    stubApi({
      'POST /api/reviews/31/reports': ({ body }) => (sent.push(body), { body: { reason: 'offensive' } }),
    });
    const { user, toasts } = show(OTHERS);
    await user.click(screen.getByRole('button', { name: /^Report ?: review of Leeds by Ben$/ }));
    expect(await screen.findByRole('dialog', { name: 'Report the review by Ben' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send Report' }));
    expect((await screen.findAllByText('Please choose a reason.')).length).toBeGreaterThan(0);
    expect(await axeProblems()).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'It insults or threatens people' }));
    await user.type(screen.getByLabelText(/What staff should know/), 'The third line.');
    await user.click(screen.getByRole('button', { name: 'Send Report' }));
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Thank you for your report']));
    expect(sent).toEqual([{ reason: 'offensive', details: 'The third line.' }]);
  });

  it('asks a visitor to log in before a report', async () => {
    const { user, visited } = show(OTHERS, null);
    await user.click(screen.getByRole('button', { name: /^Report/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sessionStorage.getItem('redirectAfterLogin')).toBe('/my-reviews');
    expect(visited).toEqual(['/login']);
  });
});
