import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@waymark/mfe-kit/testing';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi, type Answer, type ApiCall } from '@waymark/testing/browser/stub-api';
import { sampleTrip } from '../../test-support/sample-trips';
import TripBlogsPage from './trip-blogs.page';

const list = ({ path }: ApiCall): Answer => {
  if (/q=moo+n/.test(path)) return { body: [], headers: { 'x-total-count': '0' } };
  if (path.includes('cursor='))
    return {
      body: [sampleTrip(), sampleTrip({ id: 8, title: 'Two days in Leeds' })],
      headers: { 'x-total-count': '2' },
    };
  return { body: [sampleTrip()], headers: { 'x-total-count': '2', link: '</api/trip-blogs?cursor=n>; rel="next"' } };
};

function open(at = '/trip-blogs', answer: Answer | ((call: ApiCall) => Answer) = list) {
  const calls = stubApi({
    'GET /api/trip-blogs': answer,
    'GET /api/trip-blogs/spelling': ({ path }) => ({ body: { meant: path.endsWith('q=mooon') ? 'sea' : null } }),
  });
  const said: string[] = [];
  renderPage(TripBlogsPage, { route: '/trip-blogs', at, announce: (text) => said.push(text) });
  return { said, user: userEvent.setup(), paths: () => [...new Set(calls.map(({ path }) => path))] };
}

describe('trip blogs (C1.7, C1.8, C1.9)', () => {
  it('shows skeletons, then each trip as a card with three tags and how many more', async () => {
    open();
    expect(screen.getByRole('group', { name: 'Loading trips' })).toBeTruthy();
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('heading', { level: 2 }).textContent).toBe('A week at the sea with a powered chair');
    expect(card.getByRole('link', { name: /A week at the sea/ }).getAttribute('href')).toBe('/trip-blogs/7');
    expect(card.getByText('May 4, 2026').getAttribute('datetime')).toBe('2026-05-04');
    const tags = within(card.getByRole('list', { name: 'Tags' })).getAllByRole('listitem');
    expect(tags.map(({ textContent }) => textContent)).toEqual([
      'Wheelchair',
      'Mobility',
      'Accessible transport',
      '+1 more',
    ]);
    expect(card.getByText('2 days · 1 like · 120 views')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Share Your Trip' }).getAttribute('href')).toBe('/create-trip-blog');
  });

  it('links an author with a public profile, and only names all others', async () => {
    open('/trip-blogs', { body: [sampleTrip(), sampleTrip({ id: 8, authorName: 'Cleo', authorProfileId: null })] });
    expect((await screen.findByRole('link', { name: 'Ben' })).getAttribute('href')).toBe('/profile/9');
    expect(screen.getByText('Cleo')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Cleo' })).toBeNull();
  });

  it('asks for what the address says, and shows it', async () => {
    const { paths } = open('/trip-blogs?filter=hearing&q=sea&sort=liked');
    expect(await screen.findByText('Showing 1 of 2 trips: Hearing, “sea”')).toBeTruthy();
    expect(paths()).toEqual(['/api/trip-blogs?filter=hearing&q=sea&sort=liked&limit=12']);
    expect(screen.getByRole('button', { name: 'Hearing' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: 'All' }).getAttribute('aria-pressed')).toBe('false');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('sea');
    expect(screen.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('liked');
  });

  it('narrows by a button, searches when it is sent, and sorts', async () => {
    const { user, paths } = open();
    await screen.findByText('Showing 1 of 2 trips');
    await user.click(screen.getByRole('button', { name: 'Visual' }));
    expect(await screen.findByText('Showing 1 of 2 trips: Visual')).toBeTruthy();
    await user.type(screen.getByRole('searchbox'), 'sea');
    expect(paths().at(-1)).toBe('/api/trip-blogs?filter=visual&limit=12');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Most liked');
    await waitFor(() => expect(paths().at(-1)).toBe('/api/trip-blogs?filter=visual&q=sea&sort=liked&limit=12'));
  });

  it('folds the controls on phones until they are asked for, a filter is in the address or the focus goes there', async () => {
    const { user } = open();
    const opener = screen.getByRole('button', { name: 'Filter and sort' });
    const controls = document.getElementById(opener.getAttribute('aria-controls') ?? '');
    expect(controls).toContainElement(screen.getByRole('searchbox'));
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await user.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(opener.querySelector('svg')).toHaveStyle({ transform: 'rotate(180deg)' });
    cleanup();
    open('/trip-blogs?q=moon');
    const shown = screen.getByRole('button', { name: 'Filter and sort' });
    expect(shown).toHaveAttribute('aria-expanded', 'true');
    await user.click(shown);
    await user.click(await screen.findByRole('button', { name: 'Show all trips' }));
    expect(shown).toHaveAttribute('aria-expanded', 'true');
  });

  it('shows more, each trip once, and puts the focus on the first new one', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Show more trips' }));
    expect(await screen.findByText('2 trips')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(screen.getByText('All trips are shown.')).toBeTruthy();
    expect(screen.getAllByRole('article')[1]).toContainElement(document.activeElement as HTMLElement);
  });

  it('says what one can do when nothing is found', async () => {
    const { user } = open('/trip-blogs?q=moon');
    expect(await screen.findByRole('heading', { name: 'No trips found' })).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show all trips' }));
    expect(await screen.findByText('Showing 1 of 2 trips')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('offers the words that may have been meant, and looks for them', async () => {
    const { said, user, paths } = open('/trip-blogs?q=mooon');
    expect(await screen.findByText('Did you mean “sea”?')).toBeTruthy();
    expect(said).toEqual(['Did you mean “sea”?']);
    await user.click(screen.getByRole('button', { name: 'Search for “sea”' }));
    expect(await screen.findByText('Showing 1 of 2 trips: “sea”')).toBeTruthy();
    expect(paths().at(-1)).toBe('/api/trip-blogs?q=sea&limit=12');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('invites people to write the first trip', async () => {
    open('/trip-blogs', { body: [], headers: { 'x-total-count': '0' } });
    expect(await screen.findByRole('heading', { name: 'No trips yet' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show all trips' })).toBeNull();
  });

  it('says that the list could not be loaded, and loads it again', async () => {
    let isFailing = true;
    const { user } = open('/trip-blogs', (call) =>
      isFailing ? problem(503, 'server.unavailable', 'This part is not answering.') : list(call),
    );
    expect(await screen.findByText('We could not load the trips.')).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Showing 1 of 2 trips')).toBeTruthy();
  });
});
