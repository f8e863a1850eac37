import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem } from '@waymark/testing/browser/stub-api';
import { answer, hit, THEATRES_IN_LEEDS, understood } from '../../test-support/search-samples';
import { GRAND, heading, openSearch } from '../../test-support/open-search';

const HOUSE = hit({
  id: 2,
  name: 'Playhouse',
  distanceMetres: 1_240,
  approximatePosition: true,
  lastListed: '2020-03-01',
});

const LOOP = { part: 'feature' as const, label: 'Hearing loop', typed: 'hearing loop', without: 'theatre leeds' };
const WITH_LOOP = {
  ...THEATRES_IN_LEEDS,
  chips: [...THEATRES_IN_LEEDS.chips, LOOP],
  features: ['HearingLoop' as const],
  wishes: [['HearingLoop' as const]],
};

const places = () => within(screen.getByRole('list', { name: 'Places' })).getAllByRole('heading', { level: 2 });

afterEach(() => jest.restoreAllMocks());

describe('results of a search', () => {
  it('say in words what was understood, how many there are, and of each what helps to compare', async () => {
    const { titles } = openSearch(answer({ results: [GRAND, HOUSE] }));
    await heading('Theatres in Leeds');
    expect(titles.at(-1)).toBe('Theatres in Leeds');
    expect(await screen.findByText('2 places found.')).toBeTruthy();
    const [grand, house] = places();
    const ofGrand = within(grand!.closest('li')!);
    expect(ofGrand.getByRole('link', { name: 'Grand Theatre' }).getAttribute('href')).toBe('/venues/1');
    expect(ofGrand.getByText('Theatre · New Station Street, Leeds · 400 m')).toBeTruthy();
    expect(ofGrand.getByText('Hearing loop: yes, according to 4 people')).toBeTruthy();
    const ofHouse = within(house!.closest('li')!);
    expect(ofHouse.getByText(/around 1\.2 km$/)).toBeTruthy();
    expect(ofHouse.getByText('Listed in 2020: still open?')).toBeTruthy();
  });

  it('read the kind and address of places with the same name once, in the name of the link', async () => {
    openSearch(answer({ results: [GRAND, hit({ id: 3, name: 'Grand Theatre', address: 'King Street' }), HOUSE] }));
    await heading('Theatres in Leeds');
    await screen.findByText('3 places found.');
    const twin = within(places()[1]!.closest('li')!);
    expect(places()[1]!.textContent).toBe('Grand Theatre, Theatre · King Street, Leeds · 400\u00a0m');
    expect(twin.getByText('Theatre · King Street, Leeds · 400 m', { selector: 'p' })).toHaveAttribute('aria-hidden');
    expect(screen.getByText(/around 1\.2 km$/)).not.toHaveAttribute('aria-hidden');
  });

  it('ask again without a part that is pressed away, and leave the focus on the next one', async () => {
    const { user, asked, address } = openSearch(answer({ results: [GRAND] }));
    await heading('Theatres in Leeds');
    await user.click(screen.getByRole('button', { name: /Theatres/ }));
    expect(address()).toBe('/search?q=leeds');
    expect(screen.getByRole('button', { name: /in Leeds/ })).toHaveFocus();
    await waitFor(() => expect(asked().at(-1)).toContain('/api/search?q=leeds'));
  });

  it('drop the box of the place with its chip, and keep the text', async () => {
    const { user, address } = openSearch(
      answer({
        results: [GRAND],
        understood: {
          ...THEATRES_IN_LEEDS,
          chips: [{ part: 'place', label: 'in Leeds', typed: 'leeds', without: 'theatre' }],
        },
      }),
      '/search?q=theatre&where=Leeds',
    );
    await heading('Places in Leeds');
    await user.click(screen.getByRole('button', { name: /in Leeds/ }));
    expect(address()).toBe('/search?q=theatre');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Place, kind of place or need' })).toHaveFocus());
  });

  it('say of a place that was asked for by its name that it closed, with the way to its page', async () => {
    const status = { status: 'closed', since: '2026-11-20', now: null } as const;
    openSearch(answer({ results: [GRAND], gone: [{ id: 9, name: 'Old Rep', city: 'Leeds', status }] }));
    expect((await screen.findByRole('link', { name: 'Old Rep, Leeds' })).getAttribute('href')).toBe('/venues/9');
    expect(screen.getByText(/: closed, since Nov 20, 2026\./)).toBeTruthy();
  });

  it('say what is unknown if there are none, and show the nearest separately', async () => {
    openSearch(answer({ nearest: [hit({ id: 5, name: 'Harrogate Theatre', distanceMetres: 12_300 })] }));
    await heading('Theatres in Leeds');
    expect(await screen.findByText('We know of no theatre in Leeds.')).toBeTruthy();
    expect(
      screen.getByText(/The nearest we know of is Harrogate Theatre, 12 km away\. There may be closer ones\./),
    ).toBeTruthy();
    expect(screen.getByText('Try a different search term or location.')).toBeTruthy();
    const nearest = screen.getByRole('region', { name: 'The nearest we know of' });
    expect(within(nearest).getByRole('link', { name: 'Harrogate Theatre' })).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Places' })).toBeNull();
    expect(await axeProblems()).toEqual([]);
  });

  it('call a place nearby only the nearest', async () => {
    openSearch(answer({ nearest: [hit({ id: 5, name: 'Otley Theatre', distanceMetres: 9_000 })] }));
    expect(await screen.findByText(/The nearest is Otley Theatre, 9 km away\.$/)).toBeTruthy();
    expect(screen.getByRole('region', { name: 'The nearest elsewhere' })).toBeTruthy();
  });

  it('say of a place in walking reach how long the way is', async () => {
    const place = { ...THEATRES_IN_LEEDS.place!, label: 'Leeds station', source: 'venue' as const, reachMetres: 800 };
    openSearch(
      answer({
        understood: { ...THEATRES_IN_LEEDS, place },
        nearest: [hit({ id: 5, name: 'Grand', distanceMetres: 1_400 })],
      }),
    );
    expect(await screen.findByText('No theatre within 800 m of Leeds station in our lists.')).toBeTruthy();
    expect(screen.getByText('The nearest is Grand, 1.4 km away, about 20 minutes at walking pace.')).toBeTruthy();
  });

  it('give distances in miles to visitors from Britain, in the sentences, the filters and the chips', async () => {
    jest.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
    const { user, address } = openSearch(answer({ results: [HOUSE], understood: THEATRES_IN_LEEDS }));
    await heading('Theatres in Leeds');
    expect(await screen.findByText(/around 0\.8 miles$/)).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Distance' }), 'Up to 5 miles');
    expect(address()).toBe('/search?q=theatre+leeds&withinKm=8');
    expect(await screen.findByRole('button', { name: 'Remove filter Within 5 miles' })).toBeTruthy();
  });

  it('never pass a near place for one that has what was asked for', async () => {
    openSearch(
      answer({
        understood: WITH_LOOP,
        nearest: [{ ...HOUSE, distanceMetres: 12_300 }],
      }),
    );
    expect(
      await screen.findByText(
        /The nearest we know of is Playhouse, 12 km away\. There may be closer ones\. It is not known to have a hearing loop\./,
      ),
    ).toBeTruthy();
  });

  it('say of a nearest that is absurdly far how little is known, and where it is', async () => {
    openSearch(
      answer({
        nearest: [hit({ id: 6, name: 'Concorde', city: 'Paris', country: 'France', distanceMetres: 610_000 })],
      }),
    );
    expect(
      await screen.findByText(
        /We know of none within 100 km, though there may be some\. The nearest we know of is Concorde in Paris, France, 610 km away\./,
      ),
    ).toBeTruthy();
    expect(screen.getByRole('region', { name: 'The nearest we know of, far away' })).toBeTruthy();
  });

  it('name the nearest that is known to have what was asked for, apart from those of which nobody knows', async () => {
    openSearch(
      answer({
        results: [HOUSE],
        understood: WITH_LOOP,
        nearest: [{ ...GRAND, distanceMetres: 12_300 }, hit({ id: 9, name: 'Nobody Knows' })],
      }),
    );
    const nearest = await screen.findByRole('region', { name: 'The nearest known to have a hearing loop' });
    expect(within(nearest).getByRole('link', { name: 'Grand Theatre' })).toBeTruthy();
    expect(within(nearest).queryByRole('link', { name: 'Nobody Knows' })).toBeNull();
    expect(places().map(({ textContent }) => textContent)).toEqual(['Playhouse']);
  });

  it('say what was read otherwise, which other places there are, and that places are still being read in', async () => {
    openSearch(
      answer({
        results: [GRAND],
        understood: {
          ...THEATRES_IN_LEEDS,
          place: { label: 'Leeds', within: 'West Yorkshire', source: 'town', latitude: 53.797, longitude: -1.548 },
          corrected: [{ typed: 'ledds', read: 'leeds' }],
          otherPlaces: [{ label: 'Leeds, Kent', q: 'theatre leeds kent' }],
        },
        stillLoading: { done: 120_000, all: 400_000 },
      }),
    );
    await heading('Theatres in Leeds, West Yorkshire');
    expect(screen.getByText(/We searched for that instead of “ledds”/)).toBeTruthy();
    expect(screen.getByText(/We looked in Leeds, West Yorkshire\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Leeds, Kent' }).getAttribute('href')).toBe('/search?q=theatre+leeds+kent');
    expect(screen.getByText(/120,000 of 400,000/)).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
  });

  it('never drop a place that nobody knows silently', async () => {
    openSearch(answer({ understood: understood({ ...THEATRES_IN_LEEDS, unknownPlace: 'ZZ9 9ZZ' }) }));
    expect(await screen.findByText(/We could not find a place or postcode called “ZZ9 9ZZ”/)).toBeTruthy();
    expect(await screen.findByText('Try a different search term or location.')).toBeTruthy();
    expect(screen.queryByText(/We know of no theatre/)).toBeNull();
  });

  it('ask where “near me” is only by a press', async () => {
    openSearch(
      answer({
        understood: understood({ chips: [{ part: 'place', label: 'near you', typed: 'you', without: 'theatre' }] }),
      }),
    );
    expect(await screen.findByRole('button', { name: 'Use My Location' })).toBeTruthy();
    expect(screen.queryByText(/No venues found/)).toBeNull();
  });

  it('are narrowed and ordered by the form, which the address keeps', async () => {
    const { user, asked, address } = openSearch(
      answer({
        results: [GRAND],
        understood: WITH_LOOP,
        counts: { kinds: [{ kind: 'theatre', count: 12 }], features: null },
      }),
    );
    await heading('Theatres with a hearing loop in Leeds');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Nearest first');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of place' }), 'Theatre (12)');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Distance' }), 'Up to 5 km');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rating' }), '4 or more out of 5');
    const filters = 'kind=theatre&withinKm=5&minRating=4&sort=distance';
    expect(address()).toBe(`/search?q=theatre+leeds&${filters}`);
    await waitFor(() => expect(asked().at(-1)).toContain(`/api/search?q=theatre+leeds&${filters}`));
    expect(screen.getByRole('button', { name: 'Remove filter Within 5 km' })).toBeTruthy();
  });

  it('come page by page, each place once', async () => {
    const { user, asked } = openSearch(({ path }) => ({
      body: answer({ results: path.includes('page=2') ? [GRAND, HOUSE] : [GRAND], total: 2 }),
    }));
    expect(await screen.findByText('Showing 1 of 2 places.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show more places' }));
    expect(await screen.findByText('2 places found.')).toBeTruthy();
    expect(asked().at(-1)).toMatch(/page=2$/);
    expect(places()).toHaveLength(2);
  });

  it('say that they could not be loaded, and load again', async () => {
    let failing = true;
    const { user } = openSearch(() =>
      failing ? problem(503, 'server.unavailable', 'Not answering.') : { body: answer({ results: [GRAND] }) },
    );
    expect(await screen.findByText('We could not load the places.')).toBeTruthy();
    failing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Theatres in Leeds');
  });

  it.each([[[GRAND]], [[]]])(
    'say when the server ran out of time, and never that there is nothing',
    async (results) => {
      openSearch(answer({ results, isWhole: false }));
      expect(await screen.findByText(/Search is slow right now, so this may not be everything/)).toBeTruthy();
      expect(screen.queryByText(/No venues found|We know of no theatre/)).toBeNull();
    },
  );
});
