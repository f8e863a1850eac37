import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionUser } from '@waymark/mfe-kit';
import { problem, stubApi, type Answer, type ApiCall } from '@waymark/testing/browser/stub-api';
import { translatePage } from '@waymark/testing/browser/translate-page';
import ReviewsPage from '../../features/reviews/reviews.page';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { sampleReview } from '../../test-support/samples';

const refused = problem(503, 'server.unavailable', 'This part of the site is not responding right now.');

/** A server that keeps one vote, as the real one does. */
function votes() {
  let vote: boolean | null = null;
  return ({ body }: ApiCall): Answer => {
    const sent = (body as { isHelpful: number }).isHelpful === 1;
    vote = vote === sent ? null : sent;
    return {
      body: { helpfulVotes: 2 + (vote === true ? 1 : 0), totalVotes: 3 + (vote === null ? 0 : 1), userVote: vote },
    };
  };
}

const keys = (calls: ApiCall[]) => calls.map(({ headers }) => headers.get('idempotency-key'));

/** The same, and it does one key once. */
function votesByKey() {
  const vote = votes();
  const done = new Map<string | null, Answer>();
  return (call: ApiCall): Answer => {
    const key = call.headers.get('idempotency-key');
    const answer = done.get(key) ?? vote(call);
    done.set(key, answer);
    return answer;
  };
}

/** The server does what it is asked, and its first answer is lost on the way back. */
function loseFirstAnswer(method: string): void {
  const answer = window.fetch;
  let lost = false;
  window.fetch = globalThis.fetch = async (input, init) => {
    const response = await answer(input, init);
    if (lost || init?.method !== method) return response;
    lost = true;
    throw new TypeError('Failed to fetch');
  };
}

async function open(
  user: SessionUser | null,
  answer: Answer | ((call: ApiCall) => Answer) = votes(),
  userId = 9,
  isVoteUnknown = false,
) {
  const calls = stubApi({
    'GET /api/reviews': { body: [sampleReview({ userId, isVoteUnknown })], headers: { 'x-total-count': '1' } },
    'POST /api/reviews/31/vote': answer,
  });
  const { visited } = renderPage(ReviewsPage, { route: '/reviews', at: '/reviews?sort=oldest', user });
  await screen.findByText('Showing 1 of 1 reviews');
  const button = (name: RegExp) => screen.getByRole('button', { name });
  return { user: userEvent.setup(), button, visited, sent: () => calls.filter(({ method }) => method === 'POST') };
}

describe('voting (S2.29, S4.12, S4.13, S5.16, S7.21, S8.4)', () => {
  it('says where the own vote is not known, and takes none that could undo it', async () => {
    const { user, button, sent } = await open(MEMBER, votes(), 9, true);
    expect(screen.getByText(/^We cannot show your vote right now\./)).toBeTruthy();
    for (const name of [/^Helpful \(2\)/, /^Not helpful/])
      expect(button(name).hasAttribute('aria-pressed')).toBe(false);
    await user.click(button(/^Helpful \(2\)/));
    expect(sent()).toEqual([]);
  });

  it('highlights the own vote, changes it, and takes it back by pressing again', async () => {
    const { user, button, sent } = await open(MEMBER);
    await user.click(button(/^Helpful \(2\)/));
    await waitFor(() => expect(button(/^Helpful \(3\)/).getAttribute('aria-pressed')).toBe('true'));
    expect(screen.getByText('You voted helpful.')).toBeTruthy();
    await user.click(button(/^Not helpful/));
    await waitFor(() => expect(button(/^Not helpful \(2\)/).getAttribute('aria-pressed')).toBe('true'));
    expect(button(/^Helpful \(2\)/).getAttribute('aria-pressed')).toBe('false');
    await user.click(button(/^Not helpful/));
    await waitFor(() => expect(button(/^Not helpful \(1\)/).getAttribute('aria-pressed')).toBe('false'));
    expect(screen.getByText('Your vote has been removed.')).toBeTruthy();
    expect(sent().map(({ body }) => body)).toEqual([{ isHelpful: 1 }, { isHelpful: 0 }, { isHelpful: 0 }]);
  });

  it('counts on a page that the browser translates', async () => {
    const { user, button } = await open(MEMBER);
    const stop = translatePage();
    await user.click(button(/^HELPFUL \(2\)/));
    await waitFor(() => expect(button(/^HELPFUL \(3\)/)).toBeTruthy());
    await user.click(button(/^NOT HELPFUL \(1\)/));
    await waitFor(() => expect(button(/^NOT HELPFUL \(2\)/)).toBeTruthy());
    expect(button(/^HELPFUL \(2\)/)).toBeTruthy();
    stop();
  });

  it('says what share of the votes found it helpful, rounded (S9.19)', async () => {
    const { user, button } = await open(MEMBER);
    expect(screen.getByText('67% of 3 voters found this helpful')).toBeTruthy();
    await user.click(button(/^Helpful/));
    expect(await screen.findByText('75% of 4 voters found this helpful')).toBeTruthy();
  });

  it('is pending while it sends: said when it takes long, shown, and a second press sends nothing', async () => {
    const { user, button, sent } = await open(MEMBER);
    let arrive: () => void = () => undefined;
    const answer = window.fetch;
    window.fetch = globalThis.fetch = async (...request) => {
      await new Promise<void>((resolve) => (arrive = resolve));
      return answer(...request);
    };
    await user.click(button(/^Helpful/));
    expect(await screen.findByText('Saving your vote', {}, { timeout: 5_000 })).toBeTruthy();
    await user.click(button(/^Not helpful/));
    arrive();
    await waitFor(() => expect(button(/^Helpful \(3\)/).getAttribute('aria-pressed')).toBe('true'));
    expect(sent()).toHaveLength(1);
  });

  it('asks a visitor to log in, sends nothing, and comes back to this list afterwards', async () => {
    const { user, button, sent } = await open(null);
    await user.click(button(/^Helpful/));
    expect(screen.getByText(/Please log in to vote on reviews/).closest('[role=alert]')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
    expect(sessionStorage.getItem('redirectAfterLogin')).toBe('/reviews?sort=oldest');
    expect(sent()).toEqual([]);
  });

  it('lets nobody vote on their own review, and says why', async () => {
    const { user, button, sent } = await open(MEMBER, votes(), MEMBER.id);
    expect(screen.getByText('You cannot vote on your own review.')).toBeTruthy();
    expect(button(/^Helpful/).getAttribute('aria-disabled')).toBe('true');
    await user.click(button(/^Helpful/));
    expect(sent()).toEqual([]);
  });

  it('says and logs that a vote was not saved, and saves it the next time', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let failing = true;
    const answer = votes();
    const { user, button } = await open(MEMBER, (call) => (failing ? refused : answer(call)));
    await user.click(button(/^Helpful/));
    expect(await screen.findByText('We could not save your vote. Please try again.')).toBeTruthy();
    expect(log.mock.calls).toEqual([['Failed to vote']]);
    log.mockRestore();
    failing = false;
    await user.click(button(/^Helpful/));
    await waitFor(() => expect(button(/^Helpful \(3\)/).getAttribute('aria-pressed')).toBe('true'));
    expect(screen.queryByText(/We could not save/)).toBeNull();
  });

  it('leads to the sign-in page and back when the session ended meanwhile', async () => {
    const { user, button, visited } = await open(MEMBER, problem(401, 'auth.required', 'Please log in to continue'));
    await user.click(button(/^Helpful/));
    await waitFor(() => expect(visited).toEqual(['/login']));
    expect(sessionStorage.getItem('redirectAfterLogin')).toBe('/reviews?sort=oldest');
    expect(screen.queryByText(/We could not save/)).toBeNull();
  });

  it('uses one key per press: a retry after a lost response counts once', async () => {
    const { user, button, sent } = await open(MEMBER, votesByKey());
    loseFirstAnswer('POST');
    await user.click(button(/^Helpful \(2\)/));
    await waitFor(() => expect(button(/^Helpful \(3\)/).getAttribute('aria-pressed')).toBe('true'), { timeout: 5_000 });
    expect(sent()).toHaveLength(2);
    expect(new Set(keys(sent())).size).toBe(1);
  });

  it('has a new key for a new press, and the old one for a vote without a response', async () => {
    const { user, button, sent } = await open(MEMBER, votesByKey());
    const answer = window.fetch;
    window.fetch = globalThis.fetch = () => Promise.reject(new TypeError('Gone'));
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await user.click(button(/^Helpful \(2\)/));
    await screen.findByText('We could not save your vote. Please try again.', {}, { timeout: 8_000 });
    window.fetch = globalThis.fetch = answer;
    await user.click(button(/^Helpful \(2\)/));
    await waitFor(() => expect(button(/^Helpful \(3\)/).getAttribute('aria-pressed')).toBe('true'));
    await user.click(button(/^Helpful \(3\)/));
    await waitFor(() => expect(button(/^Helpful \(2\)/).getAttribute('aria-pressed')).toBe('false'));
    expect(new Set(keys(sent())).size).toBe(2);
    jest.restoreAllMocks();
  });
});
