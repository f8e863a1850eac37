import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { problem, stubApi, type ApiCall, type Answer } from '@waymark/testing/browser/stub-api';
import type { SessionUser } from '@waymark/mfe-kit';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { RESULT } from '../../test-support/samples';
import { answer } from '../../test-support/search-samples';
import HomePage from './home.page';

/** Requests of the page besides the search. */
const QUIET = {
  'GET /api/top-reviewer': { body: { topReviewerName: null, helpfulVotes: 0 } },
  'GET /api/reviews': { body: [], headers: { 'x-total-count': '0' } },
  'GET /api/venues/facts': { body: [] },
  'GET /api/search': { body: answer() },
};

type Search = Answer | ((call: ApiCall) => Answer);

function open(
  search: Search = { body: [RESULT] },
  {
    at = '/',
    user: person = null as SessionUser | null,
    topReviewer = { topReviewerName: 'Ben', helpfulVotes: 12 } as object,
  } = {},
) {
  sessionStorage.clear();
  const calls = stubApi({ ...QUIET, 'GET /api/top-reviewer': { body: topReviewer }, 'GET /api/venues/search': search });
  const { toasts, visited } = renderPage(HomePage, { route: '/', at, user: person });
  // Mounted twice, as in development: what is asked counts once.
  const searches = () => [
    ...new Set(calls.map(({ path }) => path).filter((path) => path.startsWith('/api/venues/search'))),
  ];
  return {
    user: userEvent.setup(),
    searches,
    toasts,
    visited,
    box: screen.queryByRole<HTMLInputElement>('combobox', { name: 'Place, kind of place or need' })!,
  };
}

describe('home page (S1.1, S1.6, S1.12, S2.7, S2.8, S2.9, S2.10, S2.11, S2.16, S4.10, S5.14, S8.10, S2.14)', () => {
  it('opens with the headline, that it is free, the top reviewer and the four cards', async () => {
    open();
    expect(
      screen.getByRole('heading', { level: 1, name: 'Find and Share Accessibility Reviews Worldwide' }),
    ).toBeTruthy();
    expect(screen.getByText(/Free for everyone\./)).toBeTruthy();
    await screen.findByText(/Ben: 12 helpful votes/);
    const cards = [
      ['Write a Review', '/add-review'],
      ['Support Services', '/support-services'],
      ['Browse Reviews', '/reviews'],
      ['Legal Rights', '/legal-rights'],
    ];
    for (const [name, to] of cards) expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to);
  });

  it('shows no award that nobody has', async () => {
    open(undefined, { topReviewer: { topReviewerName: null, helpfulVotes: 0 } });
    await screen.findByText(/Community top reviewer/);
    await waitFor(() => expect(screen.queryByText(/Community top reviewer/)).toBeNull());
  });

  it('does not call a top reviewer that could not be looked up nobody', async () => {
    stubApi({ ...QUIET, 'GET /api/top-reviewer': problem(404, 'request.not-found', 'Nothing here.') });
    renderPage(HomePage, { route: '/' });
    expect(await screen.findByText('We could not load this just now.')).toBeTruthy();
  });

  it('leads from the needs beside the search to the page with all of them', async () => {
    open();
    const needs = within(await screen.findByRole('group', { name: 'What you need' }));
    expect(needs.getByRole('link', { name: 'See all needs' })).toHaveAttribute('href', '/accessibility-preferences');
  });

  it('sends nothing below two characters, and Search explains why', async () => {
    const { user, box, searches } = open();
    const button = screen.getByRole('button', { name: 'Search' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(box).toHaveFocus();
    expect(box).toHaveAccessibleDescription(/Error: Enter at least 2 characters$/);
    await user.type(box, 'l');
    expect(box).not.toHaveAccessibleDescription(/Error/);
    await user.click(button);
    expect(box).toHaveAccessibleDescription(/Error: Enter at least 2 characters$/);
    expect(searches()).toEqual([]);
  });

  it('asks 500 ms after the last key, once for all of them', async () => {
    const { user, box, searches } = open();
    await user.type(box, 'leeds');
    const typed = performance.now();
    expect(searches()).toEqual([]);
    await waitFor(() => expect(searches()).toHaveLength(1), { interval: 10 });
    expect(performance.now() - typed).toBeGreaterThan(400);
  });

  it('finds, picks and offers a venue by keyboard alone', async () => {
    const { user, box } = open(undefined, { user: MEMBER });
    await user.type(box, 'leeds');
    await screen.findByRole('option', { name: /Leeds/ });
    await user.keyboard('{ArrowDown}{Enter}');
    const card = (await screen.findByRole('heading', { name: 'Selected Location' })).closest('section') as HTMLElement;
    const heading = screen.getByRole('heading', {
      name: 'Selected Location',
      description: /Leeds New Station Street Leeds, UK/,
    });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    for (const text of ['Leeds', 'New Station Street', 'Leeds, UK', 'Transport'])
      expect(within(card).getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View Reviews' }).getAttribute('href')).toBe('/venues/7');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'View Reviews' }));
    await user.click(screen.getByRole('button', { name: 'Write Review' }));
    expect(JSON.parse(sessionStorage.getItem('selectedVenueForReview') ?? '')).toEqual({
      id: 7,
      name: 'Leeds',
      address: 'New Station Street',
      city: 'Leeds',
      country: 'UK',
      category: 'transport',
    });
    expect(screen.getByTestId('address').textContent).toBe('/add-review');
  });

  it('asks a visitor to log in before the form of a review, once, and keeps the venue for after it', async () => {
    const { user, box, toasts, visited } = open();
    await user.type(box, 'leeds');
    await user.click(await screen.findByRole('option', { name: /Leeds/ }));
    await user.click(await screen.findByRole('button', { name: 'Write Review' }));
    expect(toasts.map(({ description }) => description)).toEqual(['Please log in to submit a review.']);
    expect(visited).toEqual(['/login']);
    expect(sessionStorage.getItem('redirectAfterLogin')).toBe('/add-review');
    expect(sessionStorage.getItem('selectedVenueForReview')).toContain('"id":7');
    expect(screen.queryByTestId('address')).toBeNull();
  });

  it('closes its list on a press elsewhere', async () => {
    const { user, box } = open();
    await user.type(box, 'leeds');
    await screen.findByRole('option', { name: /Leeds/ });
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByRole('option')).toBeNull();
    expect(box.getAttribute('aria-expanded')).toBe('false');
  });

  it('clears the chosen venue and goes back to the search box', async () => {
    const { user, box } = open();
    await user.type(box, 'leeds');
    await user.click(await screen.findByRole('option', { name: /Leeds/ }));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('heading', { name: 'Selected Location' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')));
  });

  it('searches worldwide or the UK as chosen', async () => {
    const { user, box, searches } = open();
    await user.click(screen.getByRole('radio', { name: 'Local (UK first)' }));
    await user.type(box, 'leeds');
    await waitFor(() => expect(searches()).toEqual(['/api/venues/search?q=leeds']));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.getByTestId('address').textContent).toBe('/search?q=leeds&area=uk');
  });

  it('leads to the results of both questions by Enter, with what was pressed as words of the question', async () => {
    const { user, box } = open();
    await user.click(screen.getByRole('button', { name: 'Hearing loop' }));
    expect(screen.getByRole('button', { name: 'Hearing loop', pressed: true })).toBeTruthy();
    await user.type(box, 'theatre');
    await user.type(screen.getByRole('textbox', { name: 'Where' }), 'Leeds{Enter}');
    expect(screen.getByTestId('address').textContent).toBe('/search?q=theatre+hearing+loop&where=Leeds');
  });

  it('searches for what was pressed alone, and for a place alone', async () => {
    const { user } = open();
    const button = screen.getByRole('button', { name: 'Search' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.type(screen.getByRole('textbox', { name: 'Where' }), 'York');
    expect(button).not.toHaveAttribute('aria-disabled');
    await user.clear(screen.getByRole('textbox', { name: 'Where' }));
    await user.click(screen.getByRole('button', { name: 'Quiet' }));
    await user.click(button);
    expect(screen.getByTestId('address').textContent).toBe('/search?q=quiet');
  });

  it('says that no venue was found for the text', async () => {
    const { user, box } = open({ body: [] });
    await user.type(box, 'xyzzy');
    expect(await screen.findByText('No venues found for “xyzzy”')).toBeTruthy();
    expect(screen.getByText('Try a different search term or location.')).toBeTruthy();
  });

  it('empties the results of a failed search silently, and does not call it an empty one (S8.9)', async () => {
    let failing = false;
    const { user, box, searches } = open(() =>
      failing ? problem(503, 'server.unavailable', 'Not answering.') : { body: [RESULT] },
    );
    await user.type(box, 'leeds');
    await screen.findByRole('option', { name: /Leeds/ });
    failing = true;
    await user.type(box, ' x');
    await waitFor(() => expect(searches()).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    expect(screen.queryByText(/No venues found/)).toBeNull();
    expect(screen.queryByText('Searching...')).toBeNull();
    expect(box.getAttribute('aria-invalid')).toBeNull();
  });
});

describe('the search of an entry of the history', () => {
  /** Like the shell after Back: the page is removed and rendered again for the same history entry. */
  function Visits() {
    const [isHome, setIsHome] = useState(true);
    return (
      <>
        <button onClick={() => setIsHome(!isHome)}>Away and back</button>
        {isHome && <HomePage />}
      </>
    );
  }

  it('is there again after Back from a venue: what was typed, chosen and picked', async () => {
    stubApi({ ...QUIET, 'GET /api/venues/search': { body: [RESULT] } });
    renderPage(Visits, { route: '/' });
    const user = userEvent.setup();
    expect(screen.getByRole('combobox')).toHaveValue('');
    await user.type(screen.getByRole('textbox', { name: 'Where' }), 'York');
    await user.click(screen.getByRole('button', { name: 'Quiet' }));
    await user.type(screen.getByRole('combobox'), 'leeds');
    await user.click(await screen.findByRole('option', undefined, { timeout: 4_000 }));
    await screen.findByRole('region', { name: 'Selected Location' });
    await waitFor(() => expect(window.history.state).toMatchObject({ homeSearch: { q: 'Leeds', where: 'York' } }));
    await user.click(screen.getByRole('button', { name: 'Away and back' }));
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Away and back' }));
    expect(screen.getByRole('combobox')).toHaveValue('Leeds');
    expect(screen.getByRole('textbox', { name: 'Where' })).toHaveValue('York');
    expect(screen.getByRole('button', { name: 'Quiet', pressed: true })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Selected Location' })).toBeTruthy();
  });
});
