import { screen } from '@testing-library/react';
import { stubApi } from '@waymark/testing/browser/stub-api';
import { renderPage } from '@waymark/mfe-kit/testing';
import HomePage from './home.page';

function open(search: string) {
  sessionStorage.clear();
  const calls = stubApi({
    'GET /api/top-reviewer': { body: { topReviewerName: 'Ben', helpfulVotes: 12 } },
    'GET /api/reviews': { body: [], headers: { 'x-total-count': '0' } },
    'GET /api/venues/facts': { body: [] },
  });
  renderPage(HomePage, { route: '/', at: `/?${new URLSearchParams({ search }).toString()}`, user: null });
  return calls;
}

describe('the search parameter of the home page', () => {
  it.each([
    ['#WheelchairAccess', '/search?q=%23WheelchairAccess'],
    [' leeds ', '/search?q=leeds'],
    ['x'.repeat(300), `/search?q=${'x'.repeat(200)}`],
  ])('leads to the results: %j', (search, address) => {
    open(search);
    expect(screen.getByTestId('address').textContent).toBe(address);
  });

  it.each(['', '   ', '#'])('%j asks nothing', async (search) => {
    const calls = open(search);
    expect(await screen.findByText(/Ben: 12 helpful votes/)).toBeTruthy();
    expect(calls.filter(({ path }) => path.startsWith('/api/venues/search'))).toEqual([]);
  });
});
