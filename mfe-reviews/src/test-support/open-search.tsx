import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SearchAnswer } from '@waymark/contracts-reviews';
import { renderPage } from '@waymark/mfe-kit/testing';
import { stubApi, type Answer, type ApiCall } from '@waymark/testing/browser/stub-api';
import { useLocation } from 'react-router-dom';
import { RESULT } from './samples';
import { hit } from './search-samples';
import SearchPage from '../features/search/search.page';

export const GRAND = hit({
  id: 1,
  name: 'Grand Theatre',
  facts: { HearingLoop: { claim: 1, agrees: 4, disagrees: 0, people: 4, newestAnswerAt: null } },
});
/** Renders the page and its current URL. */
function Shown() {
  const { pathname, search } = useLocation();
  return (
    <>
      <SearchPage />
      <p data-testid="here">{pathname + search}</p>
    </>
  );
}

/** Opens the page at a URL with a mocked search response. */
export function openSearch(
  found: SearchAnswer | ((call: ApiCall) => Answer | Promise<Answer>),
  at = '/search?q=theatre+leeds',
) {
  const calls = stubApi({
    'GET /api/search': typeof found === 'function' ? found : { body: found },
    'GET /api/venues/search': { body: [RESULT] },
    'GET /api/venues/facts': { body: [] },
  });
  const { titles } = renderPage(Shown, { route: '/search', at });
  const asked = () => [...new Set(calls.map(({ path }) => path).filter((path) => path.includes('search')))];
  const address = () => screen.getByTestId('here').textContent;
  return { user: userEvent.setup(), asked, address, titles };
}

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
