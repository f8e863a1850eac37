import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@waymark/mfe-kit/testing';
import { stubApi } from '@waymark/testing/browser/stub-api';
import { useLocation } from 'react-router-dom';
import { answer, hit, THEATRES_IN_LEEDS } from '../../../test-support/search-samples';
import SearchPage from '../search.page';
import { BESIDE } from './use-map-view';

const GRAND = hit({ id: 1, name: 'Grand Theatre', latitude: 53.8, longitude: -1.54 });
const NOWHERE = hit({ id: 2, name: 'Nowhere Hall', latitude: null, longitude: null });
const ABOUT = hit({ id: 3, name: 'About Theatre', latitude: 53.81, longitude: -1.55, approximatePosition: true });

const media = window.matchMedia;
const report = console.error;

function hold(...queries: string[]) {
  window.matchMedia = (query) => ({ ...media(query), matches: queries.includes(query) });
}

function Shown() {
  const { pathname, search } = useLocation();
  return (
    <>
      <SearchPage />
      <p data-testid="here">{pathname + search}</p>
    </>
  );
}

/** jsdom cannot draw a map: here it is the one that could not be loaded. What it does is a journey in a browser. */
function open(at = '/search?q=theatre+leeds', found = answer({ results: [GRAND, NOWHERE, ABOUT] })) {
  const calls = stubApi({ 'GET /api/search': { body: found }, 'GET /api/venues/facts': { body: [] } });
  renderPage(Shown, { route: '/search', at });
  const asked = () => calls.map(({ path }) => path).filter((path) => path.startsWith('/api/search'));
  return { user: userEvent.setup(), asked };
}

const list = () => screen.findByRole('list', { name: 'Places' });

beforeEach(() => {
  console.error = () => undefined;
});
afterEach(() => {
  window.matchMedia = media;
  console.error = report;
});

describe('the map of the results (SL16)', () => {
  it('comes on a narrow page only when it is asked for, in the place of the list', async () => {
    const { user } = open();
    await list();
    expect(screen.queryByRole('button', { name: /show on the map/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show map' }));
    expect(screen.queryByRole('list', { name: 'Places' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Show list' })).toHaveFocus();
    expect(await screen.findByText(/Failed to load the map/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show list' }));
    expect(within(await list()).getAllByRole('heading', { level: 2 })).toHaveLength(3);
    expect(screen.queryByText(/Failed to load the map/)).toBeNull();
  });

  it('is beside the list if there is room; if it fails, the list is complete', async () => {
    hold(BESIDE);
    const { user } = open();
    const places = within(await list());
    expect(await screen.findByText(/Failed to load the map/)).toBeTruthy();
    expect(places.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      '1, show on the map',
      '3, show on the map',
    ]);
    // Each number is read after the heading that it belongs to.
    for (const row of screen.getAllByRole('listitem')) {
      const [heading] = within(row).queryAllByRole('heading');
      for (const button of heading ? within(row).queryAllByRole('button') : [])
        expect(heading?.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    await user.click(screen.getByRole('button', { name: 'Hide map' }));
    expect(screen.queryByText(/Failed to load the map/)).toBeNull();
    expect(places.queryAllByRole('button')).toEqual([]);
  });

  it('gives each place of the list a link with a unique name', async () => {
    const twins = [4, 5, 6].map((id) => hit({ id, name: 'Costa' }));
    open('/search?q=costa', answer({ results: [GRAND, ...twins] }));
    const names = within(await list())
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(new Set(names).size).toBe(names.length);
    expect(names[0]).toBe('Grand Theatre');
    for (const name of names.slice(1)) expect(name).toMatch(/^Costa, /);
  });

  it('does not come by itself to who saves data', async () => {
    hold(BESIDE, '(prefers-reduced-data: reduce)');
    open();
    await list();
    expect(screen.getByRole('button', { name: 'Show map' })).toBeTruthy();
    expect(screen.queryByText(/Failed to load the map/)).toBeNull();
  });

  it('keeps the viewed area in the URL, and names it', async () => {
    const chips = [
      ...THEATRES_IN_LEEDS.chips.slice(0, 1),
      { part: 'place' as const, label: 'near you', typed: 'you', without: 'theatre' },
    ];
    const { user, asked } = open(
      '/search?q=theatre&around=53.8%2C-1.55&withinKm=4',
      answer({ results: [GRAND], understood: { ...THEATRES_IN_LEEDS, chips } }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Theatres in this part of the map' })).toBeTruthy();
    expect(asked()[0]).toContain('/api/search?q=theatre&where=near+me&at=53.8%2C-1.55&withinKm=4');
    // Nobody asked how far it is from the middle of a map.
    expect(within(await list()).getByText('Theatre · New Station Street, Leeds')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /in this part of the map/ }));
    expect(screen.getByTestId('here').textContent).toBe('/search?q=theatre');
  });

  it('stays where a part of it holds no place', async () => {
    open('/search?q=theatre&around=53.8%2C-1.55&withinKm=4', answer());
    expect(await screen.findByRole('heading', { name: 'We know of no places in this part of the map' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Show map' })).toBeTruthy();
  });
});
