import type { StatementOfReasons } from '@waymark/contracts-community';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@waymark/mfe-kit/testing';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import LinkedStatementOfReasonsPage from './linked-statement.page';

const SUSPENDED: StatementOfReasons = {
  id: 3,
  kind: 'review',
  contentId: '31',
  limitedUntil: null,
  path: '/venues/3#review-31',
  act: 'suspend',
  rule: 'insult',
  facts: 'It calls a waiter names.',
  cameBy: 'reports',
  decidedAt: '2026-05-01T10:00:00.000Z',
  contentState: 'hidden',
  appealOf: null,
  appealUntil: '2026-11-01T10:00:00.000Z',
  appeal: null,
};
const READ = 'POST /api/statements/3/by-link';
const APPEAL = 'POST /api/statements/3/by-link/appeal';
const CODE = 'c'.repeat(43);
const WORDS = 'It was a quote from the menu.';
const GIVEN = { words: WORDS, createdAt: '2026-05-02T10:00:00.000Z', outcome: null, statementId: null };

function open(answers: Parameters<typeof stubApi>[0], hash = `#code=${CODE}`) {
  const calls = stubApi(answers);
  renderPage(LinkedStatementOfReasonsPage, { route: '/statements/:id/letter', at: `/statements/3/letter${hash}` });
  return { calls, user: userEvent.setup() };
}
const field = () => screen.findByLabelText(/Why should we decide differently?/);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a statement behind the link of a letter (F7.12)', () => {
  // First: later tests leave their code in the memory of the tab.
  it('needs the whole link', async () => {
    const { calls } = open({}, '');
    expect(await heading('This link is incomplete')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
    expect(calls).toEqual([]);
    expect(await axeProblems()).toEqual([]);
  });

  it('says all that the page in the account says, and leaves no code in an address', async () => {
    const { calls } = open({ [READ]: { body: SUSPENDED } });
    expect(await screen.findByRole('heading', { level: 2, name: /and your account is suspended/ })).toBeInTheDocument();
    for (const words of [
      'Nobody may be insulted, threatened or mocked, least of all for a disability.',
      'It calls a waiter names.',
      'Someone reported it to our staff.',
      'One of our staff, not a program.',
      /You can appeal until Nov 1, 2026/,
      /without logging in/,
      /and you can log in again/,
    ])
      expect(screen.getByText(words)).toBeInTheDocument();
    expect(window.location.href).not.toContain(CODE);
    expect(calls.map(({ path }) => path).join()).not.toContain(CODE);
    expect(calls[0]?.body).toEqual({ code: CODE });
  });

  it('sends the appeal by keyboard, and the focus goes to its state', async () => {
    const appealed = { ...SUSPENDED, appealUntil: null, appeal: GIVEN };
    const { calls, user } = open({ [READ]: { body: SUSPENDED }, [APPEAL]: { status: 201, body: appealed } });
    (await field()).focus();
    await user.keyboard(WORDS);
    await user.tab();
    await user.keyboard('{Enter}');
    const told = await screen.findByText('We have your appeal.');
    expect(told.closest('[tabindex]')).toHaveFocus();
    expect(screen.getByText(/Someone who was not involved before will look at it/)).toBeInTheDocument();
    expect(screen.getByText(WORDS)).toBeInTheDocument();
    expect(calls.at(-1)?.body).toEqual({ code: CODE, words: WORDS });
  });

  it.each([
    ['too few words', 'No.', null, /at least 10 characters/],
    ['a part that is down', WORDS, problem(503, 'server.unavailable', 'This part does not answer.'), /does not answer/],
    ['an appeal that came too late', WORDS, problem(409, 'appeal.too-late', 'Six months have passed'), /Six months/],
  ])('keeps every word at %s', async (_, words, answer, said) => {
    const { user } = open({ [READ]: { body: SUSPENDED }, ...(answer && { [APPEAL]: answer }) });
    await user.type(await field(), words);
    await user.click(screen.getByRole('button', { name: 'Send appeal' }));
    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
    expect(await field()).toHaveValue(words);
  });

  it('still works after the appeal, and leads to the next decision', async () => {
    const appeal = { ...GIVEN, outcome: 'upheld' as const, statementId: 4 };
    open({ [READ]: { body: { ...SUSPENDED, appealUntil: null, appeal } } });
    expect(await screen.findByText('Someone else looked at it again and made the same decision.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Read that decision' })).toHaveAttribute(
      'href',
      `/statements/4/letter#code=${CODE}`,
    );
    expect(screen.queryByRole('button', { name: 'Send appeal' })).toBeNull();
  });

  it('of a correction says where both wordings are', async () => {
    open({ [READ]: { body: { ...SUSPENDED, act: 'correct', contentState: 'shown' } } });
    expect(await screen.findByRole('link', { name: 'in your account' })).toHaveAttribute('href', '/statements/3');
  });

  it.each([
    [
      problem(404, 'statement.not-found', 'This statement does not exist, or is not yours'),
      'We do not recognise this link',
    ],
    [problem(429, 'request.rate-limited', 'Too many tries.'), 'Too many wrong links'],
  ])('says why it opens nothing: %#', async (answer, title) => {
    open({ [READ]: answer });
    expect(await heading(title)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Read it in your account' })).toHaveAttribute('href', '/statements/3');
  });

  it('opens again without the code while the tab lives: Back leads to it', async () => {
    open({ [READ]: { body: SUSPENDED } }, '');
    expect(await screen.findByText('It calls a waiter names.')).toBeInTheDocument();
  });
});
