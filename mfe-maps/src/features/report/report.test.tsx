import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withQueries } from '@waymark/mfe-kit';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi, type Answer } from '@waymark/testing/browser/stub-api';
import { sampleReport } from '../../test-support/samples';
import { ReportPage } from './report.page';

const REPORTED = { act: 'reported', by: 'Ben', reason: null, at: '2026-10-20T09:00:00.000Z' };
const WHOLE = { ...sampleReport(), passedOn: null, history: [REPORTED] };
const RESOLVED = {
  ...WHOLE,
  ...sampleReport({ status: 'resolved', isResolved: 1 }),
  history: [REPORTED, { act: 'resolved', by: 'Ana', reason: 'It is mended.', at: '2026-11-20T09:00:00.000Z' }],
};

// Words and lists do not wait for the map, which never comes here: a canvas is drawn in the journeys.
window.requestIdleCallback = () => 0;
window.cancelIdleCallback = () => undefined;

function show(answer: Answer = { body: WHOLE }, more: Record<string, Answer> = {}) {
  stubApi({ 'GET /api/footpath-reports/31': answer, ...more });
  const Page = withQueries(ReportPage);
  const view = renderPage(Page, { route: '/footpath-reports/:id', at: '/footpath-reports/31', user: MEMBER });
  return { ...view, user: userEvent.setup() };
}

describe('the page of a report (M1.4)', () => {
  it('says all of it in words and names itself', async () => {
    const { titles } = show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Blocked path' })).toBeTruthy();
    expect(screen.getByText(WHOLE.description)).toBeTruthy();
    expect(screen.getByText(/Latitude 53\.47510, longitude -2\.24020/)).toBeTruthy();
    expect(titles.at(-1)).toBe('Blocked path, Oxford Road, outside the library');
    expect(screen.getByRole('link', { name: /^Feed of reports/ }).getAttribute('href')).toBe(
      '/api/footpath-reports/feed.atom?near=53.4751,-2.2402&radius=1000',
    );
  });

  it('shows who did what, when and why, also right after an action', async () => {
    const { user } = show({ body: WHOLE }, { 'PATCH /api/footpath-reports/31/status': { body: RESOLVED } });
    await user.click(await screen.findByRole('button', { name: /^Mark Resolved/ }));
    await user.type(await screen.findByRole('textbox'), 'It is mended.');
    await user.click(screen.getByRole('button', { name: 'Mark Resolved' }));
    const history = screen.getByRole('region', { name: 'History' });
    await waitFor(() => expect(within(history).getAllByRole('listitem')).toHaveLength(2));
    expect(history.textContent).toContain('Marked as resolved by Ana');
    expect(history.textContent).toContain('It is mended.');
  });

  it('shows photos with their descriptions', async () => {
    const photo = { id: 'a', url: '/p/full', thumbUrl: '/p/thumb', width: 40, height: 30, description: 'A high kerb' };
    show({ body: { ...WHOLE, photos: [photo] } });
    expect(await screen.findByText('A high kerb')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Photo 1 in full size' }).getAttribute('href')).toBe('/p/full');
    expect(await axeProblems()).toEqual([]);
  });

  it('shows the link where it may not be copied', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Copy the link' }));
    await navigator.clipboard.readText().then((text) => expect(text).toBe('http://localhost/footpath-reports/31'));
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.reject(new Error('Not allowed')) },
    });
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(await screen.findByLabelText('Link to this report')).toHaveValue('http://localhost/footpath-reports/31');
  });

  it.each([400, 404, 422])('says that it does not exist for status %i', async (status) => {
    show(problem(status, 'report.not-found', 'No such report'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Report Not Found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return Home' })).toBeTruthy();
  });

  it('lets its reporter correct it', async () => {
    const correctableUntil = new Date(Date.now() + 60_000).toISOString();
    const { user } = show({ body: { ...WHOLE, isOwn: true, correctableUntil } });
    await user.click(await screen.findByRole('button', { name: 'Correct this report' }));
    expect(await screen.findByRole('region', { name: 'Correct this report' })).toBeTruthy();
  });
});
