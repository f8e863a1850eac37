import type { StatementOfReasons } from '@waymark/contracts-community';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import StatementOfReasonsPage from './statement.page';

const HIDDEN: StatementOfReasons = {
  id: 3,
  kind: 'review',
  contentId: '31',
  limitedUntil: null,
  path: '/venues/3#review-31',
  act: 'hide',
  rule: 'insult',
  facts: 'It calls a waiter names.',
  cameBy: 'reports',
  decidedAt: '2026-05-01T10:00:00.000Z',
  contentState: 'hidden',
  appealOf: null,
  appealUntil: '2026-11-01T10:00:00.000Z',
  appeal: null,
};
const READ = 'GET /api/statements/3';
const WORDS = 'It was a quote from the menu.';

function open(statement: Partial<StatementOfReasons> | null, more: Parameters<typeof stubApi>[0] = {}) {
  const answer = statement
    ? { body: { ...HIDDEN, ...statement } }
    : problem(404, 'statement.not-found', 'This statement does not exist, or is not yours');
  const calls = stubApi({ [READ]: answer, ...more });
  renderPage(StatementOfReasonsPage, { route: '/statements/:id', at: '/statements/3', user: MEMBER });
  return { calls, user: userEvent.setup() };
}

describe('a statement of reasons (F7.4)', () => {
  it('shows the decision, its rule and facts, who made it, and the deadline for an appeal', async () => {
    open({});
    expect(
      await screen.findByRole('heading', { level: 2, name: 'What you posted is hidden from others.' }),
    ).toBeTruthy();
    for (const words of [
      'Nobody may be insulted, threatened or mocked, least of all for a disability.',
      'It calls a waiter names.',
      'Someone reported it to our staff.',
      'One of our staff, not a program.',
      /You can appeal until Nov 1, 2026/,
    ])
      expect(screen.getByText(words)).toBeTruthy();
  });

  it('accepts one appeal, and shows its state', async () => {
    const appeal = { words: WORDS, createdAt: '2026-05-02T10:00:00.000Z', outcome: null, statementId: null };
    const { calls, user } = open(
      {},
      { 'POST /api/statements/3/appeal': { status: 201, body: { ...HIDDEN, appealUntil: null, appeal } } },
    );
    await user.click(await screen.findByRole('button', { name: 'Send appeal' }));
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await user.type(screen.getByLabelText(/Why should we decide differently?/), WORDS);
    await user.click(screen.getByRole('button', { name: 'Send appeal' }));
    expect(await screen.findByText(/Someone who was not involved before will look at it/)).toBeTruthy();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ words: WORDS });
  });

  it('keeps what was written when the appeal is refused', async () => {
    const refusal = problem(409, 'appeal.already', 'You have already appealed');
    const { user } = open({}, { 'POST /api/statements/3/appeal': refusal });
    await user.type(await screen.findByLabelText(/Why should we decide differently?/), WORDS);
    await user.click(screen.getByRole('button', { name: 'Send appeal' }));
    expect(await screen.findByText(/You have already appealed/)).toBeTruthy();
    expect(screen.getByLabelText(/Why should we decide differently?/)).toHaveValue(WORDS);
  });

  it.each([
    [{ appealOf: 2, appealUntil: null }, 'This was decided after your appeal. You cannot appeal again.'],
    [{ act: 'keep' as const, appealUntil: null }, 'Nothing was done to it, so there is nothing to appeal against.'],
    [{ appealUntil: null }, 'You can no longer appeal against this decision.'],
    [
      {
        appealUntil: null,
        appeal: { words: WORDS, createdAt: HIDDEN.decidedAt, outcome: 'taken-back' as const, statementId: 4 },
      },
      /reversed the decision/,
    ],
  ])('says what became of it: %j', async (more, words) => {
    open(more);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send appeal' })).toBeNull();
  });

  it('is not there for others', async () => {
    open(null);
    expect(await screen.findByRole('heading', { level: 1, name: 'Statement Not Found' })).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
  });
});
