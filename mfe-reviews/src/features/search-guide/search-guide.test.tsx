import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { HashtagCount } from '@waymark/contracts-reviews';
import { stubApi, type Answer } from '@waymark/testing/browser/stub-api';
import { renderPage } from '@waymark/mfe-kit/testing';
import SearchGuidePage from './search-guide.page';
import { PATIENCE_MS } from './search-guide.page';

let isClockStopped = false;
function stopClock(): void {
  jest.useFakeTimers();
  isClockStopped = true;
}
function startClock(): void {
  jest.useRealTimers();
  isClockStopped = false;
}

const NOT_TOLD: Answer = { status: 500 };
type Answering = Answer | (() => Promise<Answer>);
const after =
  (ms: number, answer: Answer): Answering =>
  () =>
    new Promise((resolve) => setTimeout(() => resolve(answer), ms));

function open(
  writeText: (text: string) => Promise<void> = async () => undefined,
  counts: Answering = NOT_TOLD,
  texts: Answering = { body: [] },
) {
  stubApi({ 'GET /api/search/hashtags': counts, 'GET /api/search/tag-texts': texts });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const view = renderPage(SearchGuidePage, { route: '/disability-search-guide' });
  const said: string[] = [];
  if (window.waymark) window.waymark.announce = (text) => said.push(text);
  // The page waits for the texts of staff no longer than this.
  if (isClockStopped) act(() => jest.advanceTimersByTime(PATIENCE_MS));
  return { ...view, said };
}
// Within its card: roles of all 71 cards would be computed for each look at the whole page.
const card = (tag: string) => within(screen.getByText(tag, { selector: 'strong' }).closest('li') ?? document.body);
const press = async (tag: string) => {
  fireEvent.click(card(tag).getByRole('button'));
  await act(async () => Promise.resolve());
};

const tagsOf = (category: string) =>
  within(screen.getByRole('region', { name: category }))
    .getAllByText(/^#\w+$/, { selector: 'strong' })
    .map(({ textContent }) => textContent);

describe('the search guide (SX.45, SL23, F10.12)', () => {
  beforeEach(stopClock);
  afterEach(startClock);

  it('shows six categories with the documented numbers of hashtags (SX.44)', () => {
    open();
    const counts = screen
      .getAllByRole('region')
      .map((region) => [
        within(region).getByRole('heading', { level: 2 }).textContent,
        within(region).getAllByRole('listitem').length,
      ]);
    expect(counts).toEqual([
      ['Mobility', 15],
      ['Hearing', 9],
      ['Visual', 11],
      ['Cognitive & Neurological', 17],
      ['Invisible & Chronic', 13],
      ['General Accessibility', 6],
    ]);
  });

  it('searches from the home page with the tag in the address', () => {
    open();
    expect(card('#WheelchairAccess').getByRole('link', { name: 'Search #WheelchairAccess' }).getAttribute('href')).toBe(
      '/?search=%23WheelchairAccess',
    );
  });

  it('copies a tag, announces it and shows a tick for exactly 2 seconds', async () => {
    const copied: string[] = [];
    const { said } = open(async (text) => void copied.push(text));
    await press('#HearingLoop');
    expect([copied, said]).toEqual([['#HearingLoop'], ['Copied #HearingLoop']]);
    act(() => jest.advanceTimersByTime(1_999));
    expect(card('#HearingLoop').getByRole('button', { name: 'Copied #HearingLoop' })).toBeTruthy();
    act(() => jest.advanceTimersByTime(1));
    expect(card('#HearingLoop').getByRole('button', { name: 'Copy #HearingLoop' })).toBeTruthy();
  });

  it('moves the tick to the tag that was copied last', async () => {
    open();
    await press('#BSL');
    act(() => jest.advanceTimersByTime(1_500));
    await press('#Deaf');
    act(() => jest.advanceTimersByTime(1_500));
    expect(screen.getAllByRole('button', { name: /^Copied/ }).map((one) => one.textContent)).toEqual(['Copied #Deaf']);
  });

  it('says when the browser does not let it copy, and shows no tick', async () => {
    const { toasts } = open(() => Promise.reject(new Error('not allowed')));
    await press('#BSL');
    expect(toasts).toMatchObject([{ title: 'We could not copy #BSL.', variant: 'error' }]);
    expect(screen.queryByText(/^Copied/)).toBeNull();
  });

  it('shows the texts of staff about hashtags, by category, and about the guide', async () => {
    startClock();
    open(undefined, NOT_TOLD, {
      body: [
        { category: null, intro: 'Tell us what is missing.', notes: [] },
        {
          category: 'Hearing',
          intro: 'Loops first.\n\nThen people.',
          notes: [{ tag: 'BSL', text: 'Staff who sign.' }],
        },
      ],
    });
    const hearing = within(await screen.findByRole('region', { name: 'Hearing' }));
    expect(await hearing.findByText('Then people.')).toBeTruthy();
    expect(hearing.getByRole('definition').textContent).toBe('Staff who sign.');
    expect(within(screen.getByRole('region', { name: 'About the guide' })).getByText(/what is missing/)).toBeTruthy();
    expect(screen.getAllByRole('definition')).toHaveLength(1);
  });

  it('puts texts that come late at its foot, so that no hashtag moves under a hand', async () => {
    startClock();
    const texts = [{ category: 'Hearing', intro: 'Loops first.', notes: [] }];
    open(undefined, NOT_TOLD, after(2 * PATIENCE_MS, { body: texts }));
    const hearing = await screen.findByRole('region', { name: 'Hearing' });
    const foot = await screen.findByRole('region', { name: 'About the guide' });
    expect(within(foot).getByText('Loops first.')).toBeTruthy();
    expect(within(hearing).queryByText('Loops first.')).toBeNull();
    expect(within(foot).getByRole('heading', { level: 3, name: 'Hearing' })).toBeTruthy();
  });

  describe('with how many places each hashtag finds', () => {
    beforeEach(startClock);

    const GENERAL = [
      'Accessible',
      'AccessibleTravel',
      'AccessibleHotel',
      'ServiceAnimal',
      'CarerFriendly',
      'PrioritySeating',
    ];
    const IN_ORDER = GENERAL.map((tag) => `#${tag}`);
    const PLACES = [1_000, 0, 12, 0, 1, 5];
    const COUNTS: HashtagCount[] = GENERAL.map((tag, index) => ({ tag, places: PLACES[index] ?? 0 }));

    it('shows counts as text, and folds tags without places, both in the order of the guide', async () => {
      open(undefined, after(200, { body: COUNTS }));
      expect(await screen.findByText('12 places')).toBeTruthy();
      expect(tagsOf('General Accessibility')).toEqual([
        '#Accessible',
        '#AccessibleHotel',
        '#CarerFriendly',
        '#PrioritySeating',
        '#AccessibleTravel',
        '#ServiceAnimal',
      ]);
      const foldOf = (tag: string) => screen.getByText(tag, { selector: 'li strong' }).closest('details');
      expect(foldOf('#ServiceAnimal')).toHaveProperty('open', false);
      expect(foldOf('#Accessible')).toBeNull();
      const names = ['#Accessible', '#CarerFriendly', '#ServiceAnimal'].map(
        (tag) => card(tag).getByRole('link').textContent,
      );
      expect(names).toEqual([
        'Search #Accessible, 1,000+ places',
        'Search #CarerFriendly, 1 place',
        'Search #ServiceAnimal, none yet',
      ]);
    });

    it('does not change the order when counts arrive late, so that nothing moves', async () => {
      open(undefined, after(2 * PATIENCE_MS, { body: COUNTS }));
      await screen.findByRole('region', { name: 'General Accessibility' });
      const link = card('#AccessibleTravel').getByRole('link');
      act(() => link.focus());
      expect(await screen.findByText('12 places')).toBeTruthy();
      expect(tagsOf('General Accessibility')).toEqual(IN_ORDER);
      expect(document.activeElement).toBe(link);
    });

    it('is complete without counts, in the order of the guide', async () => {
      const { toasts } = open();
      await act(async () => new Promise((resolve) => setTimeout(resolve, 200)));
      expect(tagsOf('General Accessibility')).toEqual(IN_ORDER);
      expect(screen.queryByText(/places?$|none yet/, { selector: 'span' })).toBeNull();
      expect(toasts).toEqual([]);
    });
  });
});
