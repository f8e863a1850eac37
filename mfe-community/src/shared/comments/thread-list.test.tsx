import { act, screen, waitFor } from '@testing-library/react';
import { sliceQueryClient } from '@waymark/mfe-kit';
import { button, COUNTS, counts, LIST, list, showComments } from '../../test-support/comment-page';
import { sampleComment, sampleThread } from '../../test-support/sample-comments';
import { newestQuery } from './comment-queries';

describe('an address that names a comment (C3.12)', () => {
  it('leads to it, also on a later page, and back to the newest', async () => {
    const { user, calls } = showComments(
      { 'GET /api/trip-blogs/comments/11': { body: sampleComment() } },
      { at: '/trip-blogs/7#comment-11' },
    );
    await waitFor(() => expect(screen.getByRole('article', { name: /^comment by Robin/ })).toHaveFocus());
    expect(calls.some(({ path }) => path.includes('from=11'))).toBe(true);
    await user.click(await button(/^Show the latest comments$/));
    await waitFor(() => expect(screen.queryByRole('button', { name: /latest/ })).toBeNull());
  });

  it('says so when the comment is gone', async () => {
    showComments({}, { at: '/trip-blogs/7#comment-99' });
    expect(await screen.findByText(/The comment you were looking for has been deleted/)).toBeTruthy();
  });

  it('opens the day that it is about', async () => {
    const comment = sampleThread({ entryId: 3 });
    showComments(
      {
        'GET /api/trip-blogs/comments/11': { body: comment },
        [LIST]: list(comment),
        [COUNTS]: counts(1, [{ entryId: 3, count: 1 }]),
      },
      { at: '/trip-blogs/7#comment-11', entryId: 3, dayTitle: 'day 1', headingLevel: 3 },
    );
    await waitFor(() => expect(screen.getByRole('article', { name: /^comment by Robin/ })).toHaveFocus());
    expect(screen.getByText('1 comment on day 1').closest('details')).toHaveAttribute('open');
  });
});

describe('comments that come while one reads', () => {
  it('are offered, and put in place by a press', async () => {
    let threads = [sampleThread()];
    const { user, calls } = showComments({ [LIST]: () => list(...threads) });
    await screen.findByRole('article', { name: /^comment by Robin/ });
    const asked = () => calls.filter(({ path }) => path.startsWith('/api/trip-blogs/7/comments?')).length;
    const before = asked();
    threads = [sampleThread({ id: 40, content: 'Newer.', links: [] }), ...threads];
    await act(() =>
      sliceQueryClient()
        .fetchQuery(newestQuery({ blogId: 7, entryId: undefined }))
        .then(() => undefined),
    );
    expect(await screen.findByText('1 new comment.')).toBeTruthy();
    expect(screen.queryByText('Newer.')).toBeNull();
    await user.click(await button(/^Show$/));
    expect(await screen.findByText('Newer.')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByRole('article')[0]).toHaveFocus());
    expect(asked()).toBeGreaterThan(before);
  });
});
