import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FootpathReport } from '@waymark/contracts-maps';
import { sliceQueryClient, withQueries } from '@waymark/mfe-kit';
import { MEMBER, renderPage, renderPart } from '@waymark/mfe-kit/testing';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { useQuery } from '@tanstack/react-query';
import { sampleReport } from '../../test-support/samples';
import { ReportActions } from './report-actions';

/** As on a page: the report is in a cached list, which responses update. */
function Listed({ first }: { first: FootpathReport }) {
  const { data } = useQuery({ queryKey: ['list'], queryFn: () => [first], initialData: [first], staleTime: Infinity });
  const [report] = data;
  return report ? <ReportActions report={report} /> : null;
}

function show(report = sampleReport()) {
  const announced: string[] = [];
  const view = renderPart(<Listed first={report} />, { user: MEMBER, announce: (text) => announced.push(text) });
  sliceQueryClient().setQueryData(['list'], [report]);
  return { ...view, announced, user: userEvent.setup() };
}

const VERIFY = /^Verify/;
const button = (name: RegExp) => screen.getByRole('button', { name });

describe('confirming a report', () => {
  it('counts once, is announced once and keeps the focus on the button', async () => {
    const verified = sampleReport({
      isVerifiedByMe: true,
      verificationCount: 4,
      lastVerifiedAt: '2026-11-23T09:00:00Z',
    });
    const calls = stubApi({ 'POST /api/footpath-reports/31/verify': { body: verified } });
    const { user, announced } = show();
    await user.click(button(VERIFY));
    const done = await screen.findByRole('button', { name: /^You confirmed this/ });
    expect(done).toHaveFocus();
    expect(announced).toEqual(['Thank you. Confirmed by 4 people, last on Nov 23, 2026.']);
    await user.click(done);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is offered, and said to be unknown, where nobody can tell whether it was done', () => {
    show(sampleReport({ isVerifiedUnknown: true }));
    expect(screen.getByText('We cannot tell right now whether you have confirmed this.')).toBeTruthy();
    expect(button(VERIFY)).toBeEnabled();
  });

  it('is offered only while it is unresolved, and not for one’s own', () => {
    show(sampleReport({ status: 'resolved', isResolved: 1 }));
    expect(screen.queryByRole('button', { name: VERIFY })).toBeNull();
    expect(button(/^Reopen/)).toBeTruthy();
  });

  it('is not asked of its reporter', () => {
    show(sampleReport({ isOwn: true, isStale: true }));
    expect(screen.queryByRole('button', { name: /^Verify|^Gone/ })).toBeNull();
    expect(screen.getByText('You reported this.')).toBeTruthy();
    expect(button(/^Mark Resolved/)).toBeTruthy();
  });

  it.each([
    [problem(409, 'report.resolved', 'Resolved'), 'Someone else has already resolved this.'],
    [problem(404, 'report.not-found', 'Gone'), 'This report is no longer here.'],
    [problem(503, 'server.unavailable', 'Away'), 'We could not save your answer. Please try again.'],
  ])('says what stood in the way', async (answer, words) => {
    stubApi({ 'POST /api/footpath-reports/31/verify': answer });
    const { user } = show();
    await user.click(button(VERIFY));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
  });

  it.each([VERIFY, /^Mark Resolved/])('sends a visitor to log in and back here: %s', async (name) => {
    const calls = stubApi({});
    const Page = withQueries(() => <ReportActions report={sampleReport()} />);
    const { visited } = renderPage(Page, {
      route: '/accessibility-heat-map',
      at: '/accessibility-heat-map?place=leeds',
    });
    await userEvent.setup().click(button(name));
    expect(visited).toEqual(['/login']);
    expect(sessionStorage.getItem('redirectAfterLogin')).toBe('/accessibility-heat-map?place=leeds');
    expect(calls).toEqual([]);
  });
});

describe('a report that nobody has seen for a year', () => {
  it('asks whether it is still there, and keeps the buttons after an answer', async () => {
    const fresh = sampleReport({ isVerifiedByMe: true, verificationCount: 4 });
    const calls = stubApi({ 'PUT /api/footpath-reports/31/answer': { body: fresh } });
    const { user } = show(sampleReport({ isStale: true }));
    expect(screen.queryByRole('button', { name: VERIFY })).toBeNull();
    await user.click(button(/^Still there/));
    await waitFor(() => expect(button(/^Still there/)).toHaveAttribute('aria-pressed', 'true'));
    expect(button(/^Still there/)).toHaveFocus();
    expect(calls[0]?.body).toEqual({ isStillThere: true });
  });

  it('is resolved by the second who finds it gone', async () => {
    stubApi({ 'PUT /api/footpath-reports/31/answer': { body: sampleReport({ status: 'resolved', isResolved: 1 }) } });
    const { user, announced } = show(sampleReport({ isStale: true }));
    await user.click(button(/^Gone/));
    expect(await screen.findByText('Thank you. Two people have found it gone, so it is now resolved.')).toBeTruthy();
    expect(announced).toHaveLength(1);
    expect(button(/^Reopen/)).toBeTruthy();
  });
});

describe('resolving and reopening (M2.8, M1.6)', () => {
  it('asks for the reason, saves it with one key and gives the focus back to the button', async () => {
    const resolved = { ...sampleReport({ status: 'resolved', isResolved: 1 }), history: [] };
    let tries = 0;
    const calls = stubApi({
      'PATCH /api/footpath-reports/31/status': () =>
        (tries += 1) === 1 ? problem(503, 'server.unavailable', 'Not now.') : { body: resolved },
    });
    const { user, toasts } = show();
    await user.click(button(/^Mark Resolved/));
    expect(await screen.findByRole('dialog', { name: 'Mark as resolved' })).toBeTruthy();
    await user.click(button(/^Mark Resolved$/));
    expect((await screen.findAllByText('Say why: what did you see there?')).length).toBeGreaterThan(0);
    expect(await axeProblems()).toEqual([]);
    await user.type(screen.getByRole('textbox'), 'It is mended.');
    await user.click(button(/^Mark Resolved$/));
    await screen.findByText('Not now.');
    await user.click(button(/^Mark Resolved$/));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button(/^Reopen/)).toHaveFocus());
    expect(toasts.map(({ title }) => title)).toEqual(['Marked as resolved']);
    expect(calls.map(({ body }) => body)).toEqual(Array(2).fill({ isResolved: true, reason: 'It is mended.' }));
    expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  it('says when somebody did it first', async () => {
    stubApi({
      'PATCH /api/footpath-reports/31/status': problem(409, 'report.already-so', 'Someone else has already done this'),
    });
    const { user } = show(sampleReport({ status: 'resolved', isResolved: 1 }));
    await user.click(button(/^Reopen/));
    await user.type(await screen.findByRole('textbox'), 'Broken again.');
    await user.click(button(/^Reopen$/));
    expect(await screen.findByText('Someone else has already done this')).toBeTruthy();
  });
});
