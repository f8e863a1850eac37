import { screen, waitFor } from '@testing-library/react';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { answer, understood } from '../../test-support/search-samples';
import { GRAND, heading, openSearch } from '../../test-support/open-search';

const NAME = { part: 'name' as const, label: '“img”', typed: 'img', without: '' };

describe('the page of a search', () => {
  it('sends nothing below two characters, and suggests queries', async () => {
    const { asked } = openSearch(answer(), '/search?q=x');
    await heading('Search');
    expect(screen.getByText(/Enter a place, a kind of place or a need/)).toBeTruthy();
    expect(asked()).toEqual([]);
    expect(await axeProblems()).toEqual([]);
  });

  it('searches again from its own bar, and continues at the heading', async () => {
    const { user, address } = openSearch(answer({ results: [GRAND] }));
    await heading('Theatres in Leeds');
    const box = screen.getByRole('combobox', { name: 'Place, kind of place or need' });
    expect(box).toHaveValue('theatre leeds');
    await user.clear(box);
    await user.type(box, 'cinema{Enter}');
    expect(address()).toBe('/search?q=cinema');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('gives the focus of a new page a heading only when its words stay', async () => {
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    openSearch(() => arrived.then(() => ({ body: answer({ results: [GRAND] }) })));
    const waiting = await heading('Searching...');
    expect(document.getElementById('page-heading')).toBeNull();
    arrive();
    const answered = await heading('Theatres in Leeds');
    expect(answered.id).toBe('page-heading');
    // Another element: the shell sees that it came, and a focus on the one before is not kept.
    expect(answered).not.toBe(waiting);
  });

  it('answers a hashtag of the search guide like any question, with the reviews that speak of it', async () => {
    const tag = { part: 'feature' as const, label: '#StepFree', typed: 'stepfree', without: 'cafe leeds' };
    const { asked } = openSearch(
      answer({ understood: understood({ chips: [tag], wishes: [['StepFreeAccess', 'StepFreeToTrains']] }) }),
      '/search?q=%23StepFree+cafe+leeds',
    );
    await heading('Places for #StepFree');
    expect(asked()).toEqual([expect.stringContaining('/api/search?q=%23StepFree')]);
    const link = await screen.findByRole('link', { name: 'Reviews that mention “step free cafe leeds”' });
    expect(link.getAttribute('href')).toBe('/reviews?q=step+free+cafe+leeds');
  });

  it.each([
    ['wheelchair hire in manchester', ['See support services']],
    ['restaurant refused my guide dog', ['See your rights']],
    ['dropped kerb on my trip', ['See footpath reports', 'See trip blogs']],
    ['holiday inn, hireling street, lawton', []],
  ])('shows the way to pages that answer what is no place: %s', async (typed, labels) => {
    openSearch(answer({ results: [GRAND] }), `/search?${new URLSearchParams({ q: typed }).toString()}`);
    await screen.findByRole('heading', { level: 1 });
    const links = screen.queryAllByRole('link', { name: /^See (?:your|support|footpath|trip)/ });
    expect(links.map(({ textContent }) => textContent)).toEqual(labels);
  });

  it.each([
    ['what is a radar key and where do I get one', 'See support services'],
    ['can a restaurant refuse my assistance dog', 'See your rights'],
    ['how do i complain about a shop with no ramp', 'See your rights'],
    ['disabled persons railcard', 'See support services'],
    ['what does step free mean', 'See the search guide'],
    ['I want to add my cafe to your website', 'Contact us'],
    ['the pavement is blocked, who do I tell', 'See footpath reports'],
    ['they keep boxes in the accessible loo, how do I complain', 'See your rights'],
    ['does the law say that a shop needs a ramp', 'See your rights'],
    ['jak napisać opinię o kawiarni', 'Add a review'],
    ['サイトに寄付する', 'Support us'],
  ])('shows a page and no places for a question that looks for none: %s', async (typed, label) => {
    openSearch(answer({ results: [GRAND] }), `/search?${new URLSearchParams({ q: typed }).toString()}`);
    expect(await screen.findByRole('heading', { level: 1, name: `Search results for ${typed}` })).toBeTruthy();
    expect(screen.getByRole('link', { name: label })).toBeTruthy();
    expect(screen.queryByText(GRAND.name)).toBeNull();
  });

  it('asks where for a kind of place alone, above places from everywhere', async () => {
    const kind = { part: 'kind' as const, label: 'Cafés', typed: 'cafe', without: '' };
    openSearch(
      answer({ results: [GRAND], understood: understood({ chips: [kind], kinds: ['cafe'] }) }),
      '/search?q=cafe',
    );
    expect(await screen.findByText('Where are you looking?')).toBeTruthy();
    expect(await screen.findByText(GRAND.name)).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
  });

  it('shows what can be asked for words that ask for nothing', async () => {
    openSearch(answer({ understood: understood() }), '/search?q=hello+there');
    expect(await screen.findByText(/Enter a place, a kind of place or a need/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'museum in Bath' })).toBeTruthy();
  });

  it('takes text as text, whatever it holds', async () => {
    openSearch(
      answer({ understood: understood({ chips: [NAME] }) }),
      `/search?${new URLSearchParams({ q: '<img src=x onerror=alert(1)>' }).toString()}`,
    );
    expect(await screen.findByText(/No venues found for “<img src=x/)).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });
});
