import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withQueries, type Host } from '@waymark/mfe-kit';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { problem, stubApi, type Answer } from '@waymark/testing/browser/stub-api';
import { sampleReview } from '../../test-support/samples';
import { ReviewActions } from './review-actions';

const OWN = sampleReview({ userId: MEMBER.id, reviewerName: 'Ana' });
const OTHERS = sampleReview({ userId: 9 });

function show(review = OWN, slots: Host['slots'] = () => []) {
  const view = renderPage(
    withQueries(() => (
      <>
        <h1 id="page-heading" tabIndex={-1}>
          My Reviews
        </h1>
        <ReviewActions review={review} />
      </>
    )),
    { route: '/my-reviews', user: MEMBER, slots },
  );
  return { ...view, user: userEvent.setup() };
}

describe('what one can do with a review (F4.4)', () => {
  it('is to edit and delete one’s own, not to report it', async () => {
    show();
    expect((await screen.findByRole('link', { name: /^Edit ?: review of Leeds by Ana$/ })).getAttribute('href')).toBe(
      '/my-reviews/31/edit',
    );
    expect(screen.getByRole('button', { name: /^Delete ?: review of Leeds/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Report/ })).toBeNull();
  });

  it('asks before it deletes, and the heading has the focus after it', async () => {
    let deleted = 0;
    stubApi({ 'DELETE /api/reviews/31': () => ((deleted += 1), { status: 204 }) });
    const { user, toasts } = show();
    await user.click(await screen.findByRole('button', { name: /^Delete/ }));
    expect(await screen.findByRole('dialog', { name: 'Delete this review?' })).toBeTruthy();
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
    await user.click(await screen.findByRole('button', { name: /^Delete/ }));
    await user.click(await screen.findByRole('button', { name: 'Delete Review' }));
    if (said) expect((await screen.findByRole('alert')).textContent).toMatch(said);
    else await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is to report another’s, after the content, by what the community slice offers', async () => {
    const given: unknown[] = [];
    const Offered = (props: object) => {
      given.push(props);
      return <button type="button">Report this</button>;
    };
    show(OTHERS, (name) =>
      name === 'report-this'
        ? [{ key: 'community/report-this', load: () => Promise.resolve({ default: Offered }) }]
        : [],
    );
    expect(await screen.findByRole('button', { name: 'Report this' })).toBeTruthy();
    expect(given[0]).toEqual({ kind: 'review', contentId: '31', label: 'the review by Ben' });
  });

  it.each([
    ['hid', { setAside: { state: 'hidden', statementId: 5 } } as const],
    ['corrected', { corrected: { at: '2024-03-04T10:00:00.000Z', statementId: 5 } }],
  ])('is to read why staff %s one’s own', async (_, what) => {
    show(sampleReview({ userId: MEMBER.id, reviewerName: 'Ana', ...what }));
    const link = await screen.findByRole('link', { name: /^Read why, and how to appeal/ });
    expect(link.getAttribute('href')).toBe('/statements/5');
  });
});
