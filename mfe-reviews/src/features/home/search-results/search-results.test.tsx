import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { stubApi } from '@waymark/testing/browser/stub-api';
import { renderPage } from '@waymark/mfe-kit/testing';
import { RESULT } from '../../../test-support/samples';
import HomePage from '../home.page';

function open(search: string, found: object[], headers: Record<string, string> = {}, logo?: ReactNode) {
  const calls = stubApi({
    'GET /api/top-reviewer': { body: { topReviewerName: null, helpfulVotes: 0 } },
    'GET /api/venues/search': { body: found, headers },
    'GET /api/venues/facts': { body: [] },
  });
  const { titles } = renderPage(
    () => (
      <>
        {logo}
        <HomePage />
      </>
    ),
    { route: '/', at: `/?${new URLSearchParams({ search }).toString()}` },
  );
  const searches = () => [...new Set(calls.map(({ path }) => path).filter((path) => path.includes('/search')))];
  return { searches, titles };
}

const box = () => screen.getByRole<HTMLInputElement>('combobox');

describe('the search parameter of the home page', () => {
  it('fills the box with the hashtag, runs the search, and lists its venues in the page', async () => {
    const { searches, titles } = open('#WheelchairAccess', [RESULT]);
    expect(box().value).toBe('#WheelchairAccess');
    expect(screen.getByRole('heading', { level: 1, name: 'Search results for #WheelchairAccess' })).toBeTruthy();
    expect(titles.at(-1)).toBe('Search results for #WheelchairAccess');
    expect(await screen.findByRole('heading', { level: 2, name: 'Venues for #WheelchairAccess' })).toBeTruthy();
    expect((await screen.findByRole('link', { name: 'Leeds' })).getAttribute('href')).toBe('/venues/7');
    expect(screen.getByRole('link', { name: /Reviews that mention “wheelchair access”/ }).getAttribute('href')).toBe(
      '/reviews?q=wheelchair+access',
    );
    expect(searches()).toHaveLength(1);
    expect(searches()[0]).toContain('q=%23WheelchairAccess');
    expect(screen.queryByRole('option')).toBeNull();
    expect(await axeProblems()).toEqual([]);
  });

  it('gone from the address, by the logo or the way back, the page is home again and its heading has the focus', async () => {
    const { titles } = open('leeds', [RESULT], {}, <Link to="/">Waymark</Link>);
    await screen.findByRole('link', { name: 'Leeds' });
    await userEvent.click(screen.getByRole('link', { name: 'Waymark' }));
    const heading = screen.getByRole('heading', { level: 1, name: 'Find and Share Accessibility Reviews Worldwide' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(titles.at(-1)).toBe('Find and Share Accessibility Reviews Worldwide');
    expect(screen.queryByRole('link', { name: 'Leeds' })).toBeNull();
  });

  it('says once when nothing was found', async () => {
    open('#NoSuchTag', []);
    expect(await screen.findByText('No venues found for “#NoSuchTag”')).toBeTruthy();
  });

  it.each([[[RESULT]], [[]]])(
    'says when the server ran out of time, and never that there is nothing',
    async (found) => {
      open('#WheelchairAccess', found, { 'x-search-incomplete': 'true' });
      expect(await screen.findByText(/Search is slow right now, so this may not be everything/)).toBeTruthy();
      expect(screen.queryByText(/No venues found/)).toBeNull();
      expect(screen.queryAllByRole('link', { name: 'Leeds' })).toHaveLength(found.length);
    },
  );

  it.each(['', '   ', '#'])('%j asks nothing', async (search) => {
    const { searches } = open(search, [RESULT]);
    await screen.findByText(/Nobody yet/);
    expect(searches()).toEqual([]);
  });

  it('is text, whatever it holds, and as long as a search may be', async () => {
    const { searches } = open(`<img src=x onerror=alert(1)>${'x'.repeat(300)}`, [RESULT]);
    await waitFor(() => expect(searches()).toHaveLength(1));
    expect(box().value).toHaveLength(200);
    expect(document.querySelector('img')).toBeNull();
  });
});
