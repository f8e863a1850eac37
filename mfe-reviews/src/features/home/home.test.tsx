import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { renderPage } from '../../test-support/render-page';
import { RESULT } from '../../test-support/samples';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import HomePage from './home.page';

const topReviewer = { body: { topReviewerName: 'Ben', helpfulVotes: 12 } };

function open(search: Parameters<typeof stubApi>[0][string] = { body: [RESULT] }) {
  sessionStorage.clear();
  const calls = stubApi({ 'GET /api/top-reviewer': topReviewer, 'GET /api/venues/search': search });
  renderPage(HomePage, { route: '/' });
  const searches = () => calls.filter(({ path }) => path.startsWith('/api/venues/search'));
  return { user: userEvent.setup(), searches, box: screen.getByRole('combobox', { name: 'Search for a venue' }) };
}

describe('home page', () => {
  it('opens with the headline, the top reviewer and the four cards, free of axe problems', async () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Find and Share Accessibility Reviews Worldwide' })).toBeTruthy();
    await screen.findByText(/Ben: 12 helpful votes/);
    for (const card of ['Write a Review', 'Support Services', 'Browse Reviews', 'Legal Rights']) {
      expect(screen.getByRole('heading', { level: 3, name: card })).toBeTruthy();
    }
    expect(await axeProblems()).toEqual([]);
  });

  it('asks nobody below two characters and has no Search button to press without text', async () => {
    const { user, box, searches } = open();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Search' }).disabled).toBe(true);
    await user.type(box, 'l');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(searches()).toEqual([]);
  });

  it('finds, picks and offers a venue by keyboard alone', async () => {
    const { user, box, searches } = open();
    await user.type(box, 'leeds');
    await screen.findByRole('option', { name: /Leeds/ });
    expect(searches()).toHaveLength(1);
    await user.keyboard('{ArrowDown}{Enter}');
    await screen.findByRole('heading', { name: 'Selected Location' });
    expect(screen.getByRole('link', { name: 'View Reviews' }).getAttribute('href')).toBe('/venues/7');
    expect(await axeProblems()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Write Review' }));
    expect(JSON.parse(sessionStorage.getItem('selectedVenueForReview') ?? '')).toEqual({
      id: 7, name: 'Leeds', address: 'New Station Street', city: 'Leeds', country: 'UK', category: 'transport',
    });
    expect(screen.getByTestId('address').textContent).toBe('/add-review');
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
    await user.click(screen.getByRole('radio', { name: 'Global (worldwide)' }));
    await user.type(box, 'leeds');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await screen.findByRole('option', { name: /Leeds/ });
    expect(searches()[0]?.path).toBe('/api/venues/search?q=leeds&forceGlobal=true');
  });

  it('says that no venue was found', async () => {
    const { user, box } = open({ body: [] });
    await user.type(box, 'xyzzy');
    expect(await screen.findByText('No venues found', { selector: 'strong' })).toBeTruthy();
    expect(screen.getByText('Try a different search term or location.')).toBeTruthy();
  });

  it('does not call a failed search an empty one', async () => {
    const { user, box } = open(problem(503, 'server.unavailable', 'This part of the site is not answering right now.'));
    await user.type(box, 'leeds');
    expect(await screen.findByText(/We could not search just now/)).toBeTruthy();
    expect(screen.queryByText('Try a different search term or location.')).toBeNull();
  });
});
