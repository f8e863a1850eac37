import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withQueries } from '@waymark/mfe-kit';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi, type Answer } from '@waymark/testing/browser/stub-api';
import { sampleReport } from '../../test-support/samples';
import { HeatMapPage } from './heat-map.page';

const LEEDS = {
  id: 1,
  name: 'Leeds',
  district: 'Leeds',
  countryName: 'United Kingdom',
  latitude: 53.8,
  longitude: -1.55,
  open: 4,
  resolved: 1,
  worst: 'severe',
  newestAt: '2026-11-03T09:00:00.000Z',
};
const YORK = { ...LEEDS, id: 2, name: 'York', district: 'York', open: 0, resolved: 2, worst: null };
const EMPTY_MAP = { groups: [], reports: [], total: 0, isWhole: true };

// Words and lists do not wait for the map, which never comes here: a canvas is drawn in the journeys.
window.requestIdleCallback = () => 0;
window.cancelIdleCallback = () => undefined;

function show(answers: Record<string, Answer> = {}, at = '') {
  const announced: string[] = [];
  const calls = stubApi({
    'GET /api/footpath-reports': { body: [sampleReport()] },
    'GET /api/footpath-reports/places': { body: [LEEDS, YORK] },
    'GET /api/footpath-reports/map': { body: EMPTY_MAP },
    ...answers,
  });
  const Page = withQueries(HeatMapPage);
  const view = renderPage(Page, {
    route: '/accessibility-heat-map',
    at: `/accessibility-heat-map${at}`,
    user: MEMBER,
    announce: (text) => announced.push(text),
  });
  return { ...view, calls, announced, user: userEvent.setup() };
}

const NOBODY = { body: [] };

describe('the heat map', () => {
  it('offers the five cities, recent reports, ways to help and the way home (M1.1)', async () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Accessibility Heat Map' })).toBeTruthy();
    const cities = within(screen.getByRole('group', { name: 'Report a problem in a city' })).getAllByRole('button');
    expect(cities.map(({ textContent }) => textContent)).toEqual([
      'London',
      'Manchester',
      'Birmingham',
      'Liverpool',
      'Edinburgh',
    ]);
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('heading', { name: 'How to Help' })).toBeTruthy();
    expect(await screen.findByRole('article', { name: /^Blocked path/ })).toBeTruthy();
  });

  it('opens Report Issue at the city that was chosen, graded in three steps (M1.2)', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Manchester' }));
    const dialog = await screen.findByRole('dialog', { name: 'Report Issue' });
    const grades = await within(dialog).findAllByRole('radio', { name: /^(Minor|Moderate|Major|Severe)/ });
    expect(grades).toHaveLength(3);
    expect(within(dialog).getByText(/^This pin only shows the middle of Manchester\./)).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Manchester' })).toHaveFocus());
  });

  it('has a table with the same data, which sorts by each column and announces it once (M1.3)', async () => {
    const { user, calls, announced } = show();
    const table = await screen.findByRole('table');
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['PlaceOpenResolvedWorst openNewest', 'Leeds41SevereNov 3, 2026', 'York02NoneNov 3, 2026']);
    expect(screen.getByRole('columnheader', { name: 'Open' })).toHaveAttribute('aria-sort', 'descending');
    await user.click(screen.getByRole('button', { name: 'Place' }));
    expect(screen.getByRole('columnheader', { name: 'Place' })).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByRole('columnheader', { name: 'Open' })).not.toHaveAttribute('aria-sort');
    expect(announced).toEqual(['Sorted by name, A to Z']);
    await waitFor(() => expect(calls.some(({ path }) => path.includes('sort=name&order=asc'))).toBe(true));
    expect(screen.getByRole('button', { name: 'Place' })).toHaveFocus();
  });

  it('begins with the city and the order of its address, and takes neither where it names none that there is', async () => {
    show({}, '?city=liverpool&sort=name&order=asc');
    expect(await screen.findByRole('columnheader', { name: 'Place' })).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByRole('button', { name: 'Liverpool' })).toHaveAttribute('aria-pressed', 'true');
    cleanup();
    show({}, '?city=leeds-of-nowhere&sort=dragons');
    expect(await screen.findByRole('columnheader', { name: 'Open' })).toHaveAttribute('aria-sort', 'descending');
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  });

  it('invites people to make the first report', async () => {
    show({ 'GET /api/footpath-reports': NOBODY, 'GET /api/footpath-reports/places': NOBODY });
    expect(await screen.findByText('No problems reported yet')).toBeTruthy();
    expect(await screen.findByText('No reports yet')).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
  });

  it('keeps what did load when a part does not', async () => {
    show({ 'GET /api/footpath-reports/places': problem(404, 'x', 'Away') });
    expect(await screen.findByText('We could not load the places.')).toBeTruthy();
    expect(await screen.findByRole('article', { name: /^Blocked path/ })).toBeTruthy();
  });
});
