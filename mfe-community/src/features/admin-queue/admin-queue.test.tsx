import { jest } from '@jest/globals';
import type { CaseDetail } from '@waymark/contracts-community';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { inMinutes, sampleCase } from '../../test-support/sample-cases';
import AdminQueuePage from './admin-queue.page';

const NEXT = 'POST /api/admin/cases/next';
const DECIDE = 'POST /api/admin/cases/7/decisions';
const list = (...cases: CaseDetail[]) => ({ body: cases, headers: { 'x-total-count': String(cases.length) } });

function open(more: Parameters<typeof stubApi>[0] = {}, announce: (text: string) => void = () => undefined) {
  const calls = stubApi({
    'GET /api/admin/cases': list(sampleCase({ heldBy: null, heldUntil: null })),
    [NEXT]: { body: { case: sampleCase() } },
    ...more,
  });
  renderPage(AdminQueuePage, { route: '/admin/queue', user: { ...MEMBER, role: 'moderator' }, announce });
  return { calls, user: userEvent.setup() };
}
const take = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: 'Take the next report' }));
const sent = (calls: ReturnType<typeof stubApi>, path: string) => calls.filter((call) => call.path.startsWith(path));

afterEach(() => void jest.useRealTimers());

describe('the queue of reports', () => {
  it('says how many wait, and why each is there', async () => {
    open();
    expect(await screen.findByText('1 open.')).toBeTruthy();
    const card = await screen.findByRole('article', { name: 'Review, report 7' });
    expect(card.textContent).toContain('Why: It insults or threatens people. It has a word that may offend.');
  });

  it("shows who has each case, and marks the reader's own", async () => {
    const held = (id: number, by: { id: number; name: string }) => sampleCase({ id, heldBy: by });
    open({
      'GET /api/admin/cases': list(
        held(7, { id: MEMBER.id, name: 'Alex Reed' }),
        held(8, { id: 99, name: 'Sam Hill' }),
      ),
    });
    const card = async (id: number) =>
      (await screen.findByRole('article', { name: `Review, report ${id}` })).textContent;
    expect(await card(7)).toContain('You have it');
    expect(await card(8)).toContain('Sam Hill has it');
  });

  it('leads from one report to the next by keyboard alone (F6.4, F6.32)', async () => {
    let decided = 0;
    const { calls, user } = open({
      [NEXT]: () => ({ body: { case: decided ? sampleCase({ id: 8 }) : sampleCase() } }),
      [DECIDE]: () => {
        decided += 1;
        return { body: sampleCase({ state: 'closed', decisionNumber: 1 }) };
      },
    });
    await take(user);
    const heading = await screen.findByRole('heading', { level: 2, name: 'Review, report 7' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText('1 kept, 2 hidden')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Everything they did on Apr 30, 2026' })).toHaveAttribute(
      'href',
      '/admin/members/12/day/2026-04-30',
    );
    const radio = await screen.findByRole('radio', { name: 'Keep' });
    while (document.activeElement !== radio) await user.tab();
    await user.keyboard(' {ArrowDown}{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Hide' })).toBeChecked();
    await user.tab();
    await user.tab();
    await user.keyboard('It calls a waiter names.');
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Review, report 8' })).toHaveFocus());
    expect(sent(calls, '/api/admin/cases/7/decisions')[0]?.body).toEqual({
      act: 'hide',
      rule: 'insult',
      facts: 'It calls a waiter names.',
      decisionNumber: 0,
      takesBack: false,
    });
  });

  it('says what each decision does and asks what it needs; names what it lacks, and sends nothing', async () => {
    const { calls, user } = open();
    await take(user);
    const warn = await screen.findByRole('radio', { name: 'Warn' });
    expect(warn).toHaveAccessibleDescription(
      'It stays, and its author will be told which rule it comes close to breaking.',
    );
    // The case contains everything needed for a decision.
    expect(screen.queryByLabelText(/^The facts/)).toBeNull();
    await user.click(warn);
    await user.click(await screen.findByRole('button', { name: 'Decide and take the next' }));
    const summary = await screen.findByRole('group', { name: /problem/i }).catch(() => screen.findByRole('alert'));
    expect(within(summary).getAllByRole('link')).toHaveLength(1);
    expect(sent(calls, '/api/admin/cases/7/decisions')).toEqual([]);
  });

  it('shows the new state of what another decided meanwhile, and decides nothing over it', async () => {
    const { calls, user } = open({
      [DECIDE]: problem(409, 'case.changed', 'Someone decided this case in the meantime'),
      'GET /api/admin/cases/7': {
        body: sampleCase({
          decisionNumber: 1,
          contentState: 'hidden',
          isConfirmed: false,
          decisions: [
            {
              id: 3,
              number: 1,
              act: 'hide',
              rule: 'insult',
              facts: 'It calls a waiter names.',
              decidedBy: { id: 9, name: 'Cy' },
              decidedAt: '2026-05-01T10:05:00.000Z',
              isAfterAppeal: false,
              limitedUntil: null,
            },
          ],
        }),
      },
    });
    await take(user);
    await user.click(await screen.findByRole('radio', { name: 'Keep' }));
    await user.type(await screen.findByLabelText(/^The facts/), 'Nothing in it is an insult.');
    await user.click(screen.getByRole('button', { name: 'Decide and take the next' }));
    expect(await screen.findByText(/It calls a waiter names\. \(Cy\)/)).toBeTruthy();
    expect(screen.getByText('Waiting for reviews')).toBeTruthy();
    expect(screen.getByText('We could not save your decision')).toBeTruthy();
    expect(screen.getByLabelText(/^The facts/)).toHaveValue('Nothing in it is an insult.');
    expect(screen.getByRole('radio', { name: 'Keep' })).toBeChecked();
    expect(await axeProblems()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Decide and take the next' }));
    await waitFor(() => expect(sent(calls, '/api/admin/cases/7/decisions')).toHaveLength(2));
    const told = sent(calls, '/api/admin/cases/7/decisions').map(({ body }) => body);
    expect(told).toMatchObject([{ decisionNumber: 0 }, { decisionNumber: 1, act: 'keep' }]);
  });

  it('keeps what was typed while another has it in hand', async () => {
    const { user } = open({
      [DECIDE]: problem(409, 'case.held', 'Someone else is working on this case right now'),
      'GET /api/admin/cases/7': { body: sampleCase({ refusal: 'held', acts: [] }) },
    });
    await take(user);
    await user.click(await screen.findByRole('radio', { name: 'Keep' }));
    await user.type(await screen.findByLabelText(/^The facts/), 'Nothing in it is an insult.');
    await user.click(screen.getByRole('button', { name: 'Decide and take the next' }));
    expect(await screen.findByText('Someone else is working on it right now.')).toBeTruthy();
    expect(screen.getByLabelText(/^The facts/)).toHaveValue('Nothing in it is an insult.');
    expect(screen.getByRole('radio', { name: 'Keep' })).toBeChecked();
  });

  it.each([
    [{ refusal: 'yourself' as const, acts: [] }, 'You wrote this, so someone else has to decide.'],
    [
      { refusal: 'unanswered' as const, acts: [], isThere: null, author: null },
      'Waiting for reviews: that part of the site has not told us yet who wrote it.',
    ],
  ])('says why a moderator may not decide: %j', async (more, words) => {
    const { user } = open({ [NEXT]: { body: { case: sampleCase(more) } } });
    await take(user);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('leaves one for later, and says when nothing is left', async () => {
    let times = 0;
    const { calls, user } = open({ [NEXT]: () => ({ body: { case: times++ === 0 ? sampleCase() : null } }) });
    await take(user);
    await user.click(await screen.findByRole('button', { name: 'Leave it for later and take the next' }));
    expect(await screen.findByText('Nothing left for you')).toBeTruthy();
    expect(sent(calls, '/api/admin/cases/next').map(({ body }) => body)).toEqual([{}, { after: 7 }]);
  });

  it('warns before the report leaves their hands, says when it did, and lets them keep it as often as they like', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const said: string[] = [];
    const minutes = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 60_000));
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    open({ 'POST /api/admin/cases/7/hold': () => ({ body: sampleCase({ heldUntil: inMinutes(10) }) }) }, (text) =>
      said.push(text),
    );
    await take(user);
    expect(await screen.findByText(/^Yours until/)).toBeTruthy();
    await user.click(await screen.findByRole('radio', { name: 'Keep' }));
    await user.type(await screen.findByLabelText(/^The facts/), 'Nothing in it');
    for (let times = 0; times < 2; times += 1) {
      said.length = 0;
      await minutes(8.2);
      expect(screen.getByText('Yours for 2 more minutes')).toBeTruthy();
      await minutes(1);
      expect(screen.getByText('Yours for 1 more minute')).toBeTruthy();
      expect(said).toEqual([
        'Yours for 2 more minutes. Then someone else can take this report. What you typed stays here.',
      ]);
      await user.click(screen.getByRole('button', { name: 'Keep it for ten more minutes' }));
      expect(await screen.findByText(/^Yours until/)).toBeTruthy();
      expect(said.at(-1)).toBe('The report is yours for ten more minutes.');
      expect(screen.getByRole('button', { name: 'Keep it for ten more minutes' })).toHaveFocus();
    }
    await minutes(10.2);
    expect(screen.getByText('This report is no longer yours')).toBeTruthy();
    expect(said.at(-1)).toContain('Someone else can take it now. What you wrote is still here.');
    expect(await axeProblems()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Take it again' }));
    expect(await screen.findByText(/^Yours until/)).toBeTruthy();
    expect(screen.getByLabelText(/^The facts/)).toHaveValue('Nothing in it');
  });

  it('asks again for what did not come', async () => {
    let isDown = true;
    const { user } = open({
      'GET /api/admin/cases': () => (isDown ? problem(404, 'request.not-found', 'Not here') : list()),
    });
    const again = await screen.findByRole('button', { name: /Try again/i });
    isDown = false;
    await user.click(again);
    expect(await screen.findByText('No open reports')).toBeTruthy();
  });
});
