import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { renderPage } from '@waymark/mfe-kit/testing';
import SearchGuidePage from './search-guide.page';

function open(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const view = renderPage(SearchGuidePage, { route: '/disability-search-guide' });
  const said: string[] = [];
  if (window.waymark) window.waymark.announce = (text) => said.push(text);
  return { ...view, said };
}
// Within its card: roles of all 71 cards would be computed for each look at the whole page.
const card = (tag: string) => within(screen.getByText(tag, { selector: 'strong' }).closest('li') ?? document.body);
const press = async (tag: string) => {
  fireEvent.click(card(tag).getByRole('button'));
  await act(async () => Promise.resolve());
};

describe('the search guide', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows six categories with the documented numbers of hashtags', () => {
    open(async () => undefined);
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

  it('is free of axe problems', async () => {
    jest.useRealTimers();
    open(async () => undefined);
    expect(await axeProblems()).toEqual([]);
  }, 20_000);

  it('searches from the home page with the tag in the address', () => {
    open(async () => undefined);
    expect(card('#WheelchairAccess').getByRole('link', { name: 'Search #WheelchairAccess' }).getAttribute('href')).toBe(
      '/?search=%23WheelchairAccess',
    );
  });

  it('copies a tag, shows a tick for exactly 2 seconds and says so', async () => {
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
    open(async () => undefined);
    await press('#BSL');
    act(() => jest.advanceTimersByTime(1_500));
    await press('#Deaf');
    act(() => jest.advanceTimersByTime(1_500));
    expect(screen.getAllByText(/^Copied/).map((word) => word.textContent)).toEqual(['Copied #Deaf']);
  });

  it('says when the browser does not let it copy, and shows no tick', async () => {
    const { toasts } = open(() => Promise.reject(new Error('not allowed')));
    await press('#BSL');
    expect(toasts).toMatchObject([{ title: 'We could not copy #BSL.', variant: 'error' }]);
    expect(screen.queryByText(/^Copied/)).toBeNull();
  });
});
