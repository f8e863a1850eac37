import { screen, waitFor } from '@testing-library/react';
import { problem } from '@waymark/testing/browser/stub-api';
import { button, list, sent, showComments } from '../../test-support/comment-page';
import { sampleComment } from '../../test-support/sample-comments';

describe('the author of the trip (C3.11)', () => {
  it('approves or declines your to-do list, and is led on', async () => {
    const waiting = [31, 32].map((id) =>
      sampleComment({ id, state: 'waiting', signals: ['new-member'], content: `Number ${id}`, links: [] }),
    );
    let left = waiting;
    const { user, calls, announced } = showComments(
      {
        'GET /api/trip-blogs/7/comments/waiting': () => list(...left),
        'PUT /api/trip-blogs/comments/31/approval': () => {
          left = left.slice(1);
          return { body: { ...waiting[0], state: 'published' } };
        },
        'PUT /api/trip-blogs/comments/32/approval': () => {
          left = [];
          return problem(404, 'comment.not-found', 'Gone');
        },
      },
      { isOwnTrip: true },
    );
    expect(await screen.findByRole('heading', { level: 3, name: 'Waiting for you (2)' })).toBeTruthy();
    await user.click((await screen.findAllByRole('button', { name: /^Approve/ }))[0] as HTMLElement);
    const one = await screen.findByRole('heading', { name: 'Waiting for you (1)' });
    await waitFor(() => expect(one).toHaveFocus());
    await user.click(await button(/^Decline/));
    expect(await screen.findByRole('heading', { name: 'No comments are waiting for you' })).toBeTruthy();
    expect(announced).toEqual(['Approved. Everyone can read it now.', 'Declined. It is not published.']);
    expect(sent(calls, 'PUT').map(({ body }) => body)).toEqual([{ isApproved: true }, { isApproved: false }]);
  });

  it('is led to the very comment that waits, and sees the conversations as they are (C3.14)', async () => {
    const waiting = sampleComment({ id: 31, state: 'waiting', isOwn: false, signals: ['new-member'], links: [] });
    const { calls } = showComments(
      {
        'GET /api/trip-blogs/7/comments/waiting': list(waiting),
        'GET /api/trip-blogs/comments/31': { body: waiting },
      },
      { isOwnTrip: true, at: '/trip-blogs/7#comment-31' },
    );
    await screen.findByRole('heading', { level: 3, name: 'Waiting for you (1)' });
    await waitFor(() => expect(document.activeElement?.id).toBe('comment-31'));
    await screen.findByRole('list', { name: 'Comments' });
    expect(screen.queryByRole('button', { name: 'Show the latest comments' })).toBeNull();
    expect(calls.some(({ path }) => path.includes('from='))).toBe(false);
  });

  it('sees no message if no comment ever waited', async () => {
    const { calls } = showComments({ 'GET /api/trip-blogs/7/comments/waiting': list() }, { isOwnTrip: true });
    await screen.findByRole('list', { name: 'Comments' });
    await waitFor(() => expect(calls.some(({ path }) => path.includes('waiting'))).toBe(true));
    expect(screen.queryByRole('heading', { name: 'No comments are waiting for you' })).toBeNull();
  });

  it('is asked of nobody else', async () => {
    const { calls } = showComments({});
    await screen.findByRole('list', { name: 'Comments' });
    expect(calls.some(({ path }) => path.includes('waiting'))).toBe(false);
  });
});
