import { screen, within } from '@testing-library/react';
import { problem } from '@waymark/testing/browser/stub-api';
import { ADD, button, COUNTS, counts, LIST, list, sent, showComments } from '../../test-support/comment-page';
import { sampleComment, sampleThread } from '../../test-support/sample-comments';

describe('comments on a trip (C3.9)', () => {
  it('are a list with headings, with working links and with Markdown as text', async () => {
    const answer = sampleComment({
      id: 12,
      threadId: 11,
      content: '**Thank** <b>you</b>',
      links: [],
      answers: { commentId: 13, name: 'Sam' },
    });
    showComments(
      { [LIST]: list(sampleThread({ answerList: [answer], answerCount: 1 })), [COUNTS]: counts(2) },
      { user: null },
    );
    expect(await screen.findByRole('heading', { level: 2, name: 'Comments (2)' })).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 3, name: 'Robin' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 4, name: 'Robin to Sam' })).toBeTruthy();
    expect(screen.getByText('**Thank** <b>you</b>')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'https://example.org/ramp' });
    expect(link).toHaveAttribute('rel', 'ugc nofollow noopener');
    expect(screen.getAllByRole('link', { name: 'Robin' })[0]).toHaveAttribute('href', '/profile/8');
    expect(screen.getByRole('list', { name: 'Comments' }).tagName).toBe('OL');
  });

  it('send a visitor to log in and back', async () => {
    const { user, visited } = showComments({}, { user: null });
    await user.click(await button(/^Log in to comment$/));
    await user.click(await button(/^Reply/));
    expect(visited).toEqual(['/login', '/login']);
    expect(sessionStorage.getItem('redirectAfterLogin')).toBe('/trip-blogs/7#comment-11');
  });

  it('keep the words that could not be saved, and send them once', async () => {
    const saved = sampleComment({
      id: 20,
      content: 'Lovely.',
      links: [],
      isOwn: true,
      author: { name: 'Ana', memberId: 5, isTripAuthor: false },
    });
    let tries = 0;
    const { user, calls, announced } = showComments({
      [ADD]: () => ((tries += 1) === 1 ? problem(404, 'trip.not-found', 'Gone') : { status: 201, body: saved }),
    });
    const field = await screen.findByRole('textbox', { name: /^Your comment on this trip/ });
    await user.click(await button(/^Send Comment$/));
    expect((await screen.findAllByText(/Write your comment first\./)).length).toBeGreaterThan(0);
    expect(sent(calls, 'POST')).toHaveLength(0);
    await user.type(field, 'Lovely.');
    await user.click(await button(/^Send Comment$/));
    expect(await screen.findByText(/This trip is no longer published.*What you wrote is still here\./)).toBeTruthy();
    expect(field).toHaveValue('Lovely.');
    await user.click(await button(/^Send Comment$/));
    const mine = await screen.findByRole('article', { name: /^your comment/ });
    expect(within(mine).getByText('Lovely.')).toBeTruthy();
    expect(field).toHaveValue('');
    expect(announced).toEqual(['Your comment has been published.']);
    const [first, second] = sent(calls, 'POST').map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toBe(second);
  });

  it('say to their author that they wait, and why', async () => {
    const own = {
      isOwn: true,
      links: [],
      content: 'Hello.',
      author: { name: 'Ana', memberId: 5, isTripAuthor: false },
    };
    const waiting = sampleThread({ ...own, id: 14, state: 'waiting', signals: ['new-member', 'link'] });
    showComments({ [LIST]: list(waiting, sampleThread({ ...own, id: 13, state: 'declined', content: 'No.' })) });
    expect(await screen.findByText('Waiting for approval')).toBeTruthy();
    expect(screen.getByText(/because it is one of a member’s first comments, and it has a link\./)).toBeTruthy();
    expect(screen.getByText('Not published')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Reply/ })).toBeNull();
    expect(screen.getAllByRole('button', { name: /^Edit/ })).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: /^Delete/ })).toHaveLength(2);
  });
});
