import { screen, waitFor } from '@testing-library/react';
import { repeatedNames } from '@waymark/testing/browser/repeated-names';
import { ADD, button, LIST, list, sent, showComments } from '../../test-support/comment-page';
import { sampleComment, sampleThread } from '../../test-support/sample-comments';

describe('answering, changing and deleting (C3.10, F7.10)', () => {
  const own = { isOwn: true, content: 'Mine.', links: [], author: { name: 'Ana', memberId: 5, isTripAuthor: false } };

  it('leads into the form, then to the response, which is announced once', async () => {
    const answer = sampleComment({ ...own, id: 21, threadId: 11 });
    const { user, calls, announced } = showComments({ [ADD]: { status: 201, body: answer } });
    await user.click(await button(/^Reply/));
    const field = await screen.findByRole('textbox', { name: /^Your reply to Robin/ });
    await waitFor(() => expect(field).toHaveFocus());
    await user.type(field, 'Mine.');
    await user.click(await button(/^Send Reply$/));
    const article = await screen.findByRole('article', { name: /^your comment/ });
    await waitFor(() => expect(article).toHaveFocus());
    expect(sent(calls, 'POST')[0]?.body).toEqual({ content: 'Mine.', answersId: 11 });
    expect(announced).toEqual(['Your comment has been published.']);
    expect(screen.queryByRole('textbox', { name: /^Your reply/ })).toBeNull();
  });

  it('changes one’s own, and gives the focus back when one thinks better of it', async () => {
    const changed = sampleComment({ ...own, content: 'Better.', editedAt: '2026-11-04T10:00:00.000Z' });
    const { user, calls } = showComments({
      [LIST]: list(sampleThread(own)),
      'PATCH /api/trip-blogs/comments/11': { body: changed },
    });
    await user.click(await button(/^Edit/));
    await user.click(await button(/^Cancel$/));
    await waitFor(() => expect(screen.getByRole('article', { name: /^your comment/ })).toHaveFocus());
    await user.click(await button(/^Edit/));
    const field = await screen.findByRole('textbox', { name: /^Edit your comment/ });
    expect(field).toHaveValue('Mine.');
    await user.clear(field);
    await user.type(field, 'Better.');
    await user.click(await button(/^Save Comment$/));
    expect(await screen.findByText('Better.')).toBeTruthy();
    expect(screen.getByText(/edited/)).toBeTruthy();
    expect(sent(calls, 'PATCH')[0]?.body).toEqual({ content: 'Better.' });
  });

  it('asks before it deletes, and leaves a quiet place while there are answers', async () => {
    const answer = sampleComment({ id: 12, threadId: 11, content: 'An answer.', links: [] });
    const { user, announced } = showComments({
      [LIST]: list(sampleThread({ ...own, answerList: [answer], answerCount: 1 })),
      'DELETE /api/trip-blogs/comments/11': { status: 204 },
    });
    await user.click(await button(/^Delete/));
    await user.click(await button(/^Delete Comment$/));
    expect(await screen.findByText('Comment deleted')).toBeTruthy();
    expect(screen.getByText('An answer.')).toBeTruthy();
    expect(announced).toEqual(['Your comment has been deleted.']);
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
  });

  it('says of one’s own that staff hid it, and leads to the reasons', async () => {
    const setAside = { state: 'removed', statementId: 71 } as const;
    showComments({ [LIST]: list(sampleThread({ ...own, state: 'hidden', setAside })) });
    expect(await screen.findByText('Our staff have removed this comment. Only you can see it.')).toBeTruthy();
    const why = screen.getByRole('link', { name: 'Read why, and how to appeal' });
    expect(why.getAttribute('href')).toBe('/statements/71');
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
  });

  it('names every control after its one comment, also of one author and day', async () => {
    showComments({ [LIST]: list(sampleThread(), sampleThread({ id: 12, content: 'Bring water.', links: [] })) });
    await screen.findByRole('article', { name: 'comment by Robin, number 12' });
    expect(repeatedNames()).toEqual([]);
  });

  it('tells staff of another’s comment by its address', async () => {
    const { user, calls, toasts } = showComments(
      { 'POST /api/reports': { status: 201, body: { id: 1, isAnswered: false } } },
      { user: null },
    );
    await user.click(await button(/^Report this ?: the comment by/));
    expect(await screen.findByRole('dialog', { name: /^Report the comment by / })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'It insults or threatens people' }));
    await user.click(await button(/^Send Report$/));
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Thank you for your report']));
    expect(sent(calls, 'POST')[0]?.body).toMatchObject({ kind: 'trip-comment', contentId: '11', reason: 'insult' });
  });
});
