import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SearchMatchProps, VenueFacts, VenueMatch, VenueMatchProps } from '@waymark/contracts-reviews';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi, type Answer } from '@waymark/testing/browser/stub-api';
import { useEffect } from 'react';
import { renderPage } from '@waymark/mfe-kit/testing';
import { answer, hit } from '../../../test-support/search-samples';
import SearchPage from '../search.page';

/** Search, facts and the other slice come one after another; a busy machine takes its time. */
configure({ asyncUtilTimeout: 10_000 });

const NAMES = ['Arch Hotel', 'Bridge Hotel', 'Castle Hotel', 'Dock Hotel'];
const VENUES = NAMES.map((name, index) => hit({ id: index + 1, name, category: 'hotel', kind: 'hotel' }));
const FACTS: VenueFacts[] = VENUES.map(({ id }) => ({
  id,
  category: 'hotel',
  statedBy: null,
  features: { LiftAccess: { claim: 1, agrees: 2, disagrees: 0, people: 2, newestAnswerAt: null } },
}));
const VERDICTS: VenueMatch['needs'][] = [
  [
    { label: 'Lift access', verdict: 'does-not-meet' },
    { label: 'Vegan', verdict: 'unknown' },
  ],
  [
    { label: 'Lift access', verdict: 'unknown' },
    { label: 'Vegan', verdict: 'unknown' },
  ],
  [
    { label: 'Lift access', verdict: 'meets' },
    { label: 'Vegan', verdict: 'meets' },
  ],
  [
    { label: 'Vegan', verdict: 'unknown' },
    { label: 'Lift access', verdict: 'meets' },
  ],
];

/** The other slice as this one sees it: it gets facts and hands matches back. */
function Matching({ venues, onMatch }: SearchMatchProps) {
  useEffect(() => {
    onMatch(
      venues.map(({ id }) => ({ venueId: id, needs: VERDICTS[id - 1] ?? [], summary: `Sum of ${NAMES[id - 1]}` })),
    );
  }, [venues, onMatch]);
  return <p>Compared with your needs</p>;
}
function WithoutNeeds({ onMatch }: SearchMatchProps) {
  useEffect(() => onMatch(null), [onMatch]);
  return <p>Say what you need</p>;
}
const Why = ({ venue, page }: VenueMatchProps) => <p>{`Why of ${NAMES[venue.id - 1]} at ${page}`}</p>;

function open({ search = Matching, facts = { body: FACTS } as Answer, broken = false } = {}) {
  sessionStorage.clear();
  const calls = stubApi({
    'GET /api/search': { body: answer({ results: VENUES }) },
    'GET /api/venues/facts': facts,
  });
  const offers = { 'search-match': search, 'venue-match': Why };
  renderPage(SearchPage, {
    route: '/search',
    at: '/search?q=hotel',
    slots: (name) =>
      Object.entries(offers)
        .filter(([slot]) => slot === name)
        .map(([key, component]) => ({
          key,
          load: () => (broken ? Promise.reject(new Error('gone')) : Promise.resolve({ default: component })),
        })),
  });
  return { calls, user: userEvent.setup() };
}

const names = () =>
  screen
    .getAllByRole('list', { name: /^Places/ })
    .flatMap((list) => within(list).getAllByRole('heading'))
    .map(({ textContent }) => textContent);
const counted = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .find((text) => /places? found|Showing/.test(text ?? ''));

describe('results of a search, compared with what the reader needs (A10.66)', () => {
  it('say once that nothing is known of a place', async () => {
    open({ facts: { body: FACTS.map((facts) => ({ ...facts, features: {} })) } });
    expect(await screen.findByText('Sum of Arch Hotel')).toBeTruthy();
    expect(screen.queryByText('No access information yet.')).toBeNull();
  });

  it('say of each place how it matches and what is not met, in the groups of the search (A10.65)', async () => {
    open();
    expect(await screen.findByText('Sum of Arch Hotel')).toBeTruthy();
    expect(names()).toEqual(['Castle Hotel', 'Dock Hotel', 'Bridge Hotel', 'Arch Hotel']);
    expect(
      screen.getByText(
        'How well these 4 places meet your needs: 2 stated by a source · 1 not known · 1 does not match',
      ),
    ).toBeTruthy();
    expect(screen.getByText('Not met: Lift access')).toBeTruthy();
    // Nothing is known about one place, and its summary already says so.
    expect(screen.getAllByText('Not known: Vegan')).toHaveLength(2);
    expect(counted()).toBe('4 places found. Best match first.');
  });

  it('keep only places that are known to meet all needs, and say how many are hidden and why', async () => {
    const { user } = open();
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Show' }),
      'Only places that meet all my needs',
    );
    expect(names()).toEqual(['Castle Hotel']);
    expect(counted()).toBe(
      'Showing 1 of 4 places. Hidden: 1 does not meet a need, we do not know enough about 2. Best match first.',
    );
  });

  it('hide places that do not meet a need, or stand in the order of the search', async () => {
    const { user } = open();
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Show' }),
      'Hide places that do not meet a need',
    );
    expect(names()).toEqual(['Castle Hotel', 'Dock Hotel', 'Bridge Hotel']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Most relevant first');
    expect(names()).toEqual(['Bridge Hotel', 'Castle Hotel', 'Dock Hotel']);
    expect(counted()).toBe('Showing 3 of 4 places. Hidden: 1 does not meet a need.');
  });

  it('tell each need with its evidence where a place is opened', async () => {
    const { user } = open();
    await user.click(await screen.findByText(': Dock Hotel'));
    expect(await screen.findByText('Why of Dock Hotel at /venues/4')).toBeTruthy();
    expect(screen.queryByText(/Why of Arch/)).toBeNull();
  });

  it('ask for the facts once, by the ids of the places alone', async () => {
    const { calls } = open();
    await screen.findByText('Sum of Arch Hotel');
    expect([...new Set(calls.map(({ path }) => path))]).toEqual([
      expect.stringMatching(/^\/api\/search\?q=hotel/),
      '/api/venues/facts?ids=1%2C2%2C3%2C4',
    ]);
  });

  it('offer nothing to filter by to those without needs, and say how much is known', async () => {
    open({ search: WithoutNeeds });
    expect(await screen.findByText('Say what you need')).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Order' })).toBeNull();
    expect(await screen.findAllByText('Lift access: yes, according to 2 people')).toHaveLength(4);
  });

  it('are whole when the other slice is not there', async () => {
    const report = console.error;
    console.error = () => undefined;
    open({ broken: true });
    expect(await screen.findByRole('heading', { name: 'We could not load the match with your needs' })).toBeTruthy();
    expect(names()).toEqual(NAMES);
    expect(await axeProblems()).toEqual([]);
    console.error = report;
  });

  it('are whole when the facts do not come, and claim nothing then', async () => {
    open({ facts: problem(503, 'server.unavailable', 'Not answering.') });
    expect(await screen.findByText(/could not load the facts about these places/)).toBeTruthy();
    expect(names()).toEqual(NAMES);
    expect(screen.queryByText(/Sum of/)).toBeNull();
  });

  it('lead back to all places when the choice leaves none', async () => {
    const [, , whole] = VERDICTS;
    VERDICTS[2] = [{ label: 'Lift access', verdict: 'unknown' }];
    const { user } = open();
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Show' }),
      'Only places that meet all my needs',
    );
    expect(screen.getByRole('heading', { name: 'We know of no place here that meets all your needs' })).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show all 4 places' }));
    expect(names()).toHaveLength(4);
    VERDICTS[2] = whole ?? [];
  });
});
