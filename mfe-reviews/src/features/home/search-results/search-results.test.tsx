import { screen, waitFor } from '@testing-library/react';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { stubApi } from '@waymark/testing/browser/stub-api';
import { renderPage } from '../../../test-support/render-page';
import { RESULT } from '../../../test-support/samples';
import HomePage from '../home.page';

function open(search: string, found: object[]) {
  const calls = stubApi({
    'GET /api/top-reviewer': { body: { topReviewerName: null, helpfulVotes: 0 } },
    'GET /api/venues/search': { body: found },
    'GET /api/venues/facts': { body: [] },
  });
  renderPage(HomePage, { route: '/', at: `/?${new URLSearchParams({ search }).toString()}` });
  return () => [...new Set(calls.map(({ path }) => path).filter((path) => path.includes('/search')))];
}

const box = () => screen.getByRole<HTMLInputElement>('combobox');

describe('the search parameter of the home page', () => {
  it('fills the box with the hashtag, runs the search, and lists its venues in the page', async () => {
    const searches = open('#WheelchairAccess', [RESULT]);
    expect(box().value).toBe('#WheelchairAccess');
    expect(await screen.findByRole('heading', { level: 2, name: 'Venues for #WheelchairAccess' })).toBeTruthy();
    expect((await screen.findByRole('link', { name: 'Leeds' })).getAttribute('href')).toBe('/venues/7');
    expect(screen.getByRole('link', { name: /Reviews that mention “wheelchair access”/ }).getAttribute('href')).toBe('/reviews?q=wheelchair+access');
    expect(searches()).toHaveLength(1);
    expect(searches()[0]).toContain('q=%23WheelchairAccess');
    expect(screen.queryByRole('option')).toBeNull();
    expect(await axeProblems()).toEqual([]);
  });

  it('says once when nothing was found', async () => {
    open('#NoSuchTag', []);
    expect(await screen.findByText('No venues found for “#NoSuchTag”')).toBeTruthy();
  });

  it.each(['', '   ', '#'])('%j asks nothing', async (search) => {
    const searches = open(search, [RESULT]);
    await screen.findByText(/Nobody yet/);
    expect(searches()).toEqual([]);
  });

  it('is text, whatever it holds, and as long as a search may be', async () => {
    const searches = open(`<img src=x onerror=alert(1)>${'x'.repeat(300)}`, [RESULT]);
    await waitFor(() => expect(searches()).toHaveLength(1));
    expect(box().value).toHaveLength(200);
    expect(document.querySelector('img')).toBeNull();
  });
});
