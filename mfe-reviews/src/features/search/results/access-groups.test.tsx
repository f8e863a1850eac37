import { screen, waitFor, within } from '@testing-library/react';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { answer, hit, THEATRES_IN_LEEDS } from '../../../test-support/search-samples';
import { GRAND, openSearch } from '../../../test-support/open-search';

const WITH_LOOP = { ...THEATRES_IN_LEEDS, features: ['HearingLoop' as const], wishes: [['HearingLoop' as const]] };

describe('the groups of a search', () => {
  it('say in numbers what is known of what was asked for, and show only that by a press, which the address keeps', async () => {
    const groups = { confirmed: 2, stated: 3, unknown: 11, no: 1 };
    const { user, asked, address } = openSearch(
      answer({ results: [GRAND], total: 17, understood: WITH_LOOP, counts: { kinds: [], features: null, groups } }),
    );
    expect(
      await screen.findByText('2 confirmed · 3 stated by a source · 11 not known · 1 does not match'),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Only confirmed (2)' }));
    expect(address()).toBe('/search?q=theatre+leeds&features=confirmed');
    await waitFor(() => expect(asked().at(-1)).toContain('features=confirmed'));
    await user.click(screen.getByRole('button', { name: 'Only confirmed (2)', pressed: true }));
    expect(address()).toBe('/search?q=theatre+leeds');
    expect(screen.getByRole('button', { name: 'Only confirmed or stated (5)', pressed: false })).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
  });

  it('are headings of the list with their counts, and stay so with its next page', async () => {
    const named = (id: number, group: 'confirmed' | 'unknown' | 'no', isSample = false) =>
      hit({ id, name: `Theatre ${id}`, group, isSample });
    const groups = { confirmed: 1, stated: 0, unknown: 2, no: 1 };
    const page = (results: ReturnType<typeof hit>[]) => ({
      ...answer({ results, understood: WITH_LOOP, counts: { kinds: [], features: null, groups } }),
      total: 5,
    });
    const { user } = openSearch(({ path }) => ({
      body: path.includes('page=2')
        ? page([named(3, 'unknown'), named(4, 'no'), named(5, 'no', true)])
        : page([named(1, 'confirmed'), named(2, 'unknown')]),
    }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Confirmed by people (1)' })).toBeTruthy();
    const silent = screen.getByRole('list', { name: 'Places: Not known yet (2)' });
    await user.click(screen.getByRole('button', { name: 'Show more places' }));
    const last = await screen.findByRole('list', { name: 'Places: 1 made-up sample' });
    expect(
      within(silent)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Theatre 2', 'Theatre 3']);
    expect(within(screen.getByRole('list', { name: 'Places: Do not match (1)' })).getAllByRole('heading')).toHaveLength(
      1,
    );
    expect(within(last).getByRole('link', { name: 'Theatre 5' })).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
  });

  it('are no list of every place there where only a wish was asked for that nothing is known of', async () => {
    const groups = { confirmed: 0, stated: 0, unknown: 1000, no: 0 };
    const chips = [{ part: 'feature' as const, label: 'Hearing loop', typed: 'loop', without: 'leeds' }];
    const { user } = openSearch(
      answer({
        results: [GRAND],
        total: 1000,
        understood: { ...WITH_LOOP, chips, kinds: [] },
        counts: { kinds: [], features: null, groups },
      }),
    );
    expect(await screen.findByText('None of the places we found is known to have a hearing loop.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Grand Theatre/ })).toBeNull();
    expect(await axeProblems()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show the places anyway' }));
    expect(await screen.findByRole('link', { name: /^Grand Theatre/ })).toBeTruthy();
  });

  it('offer no choice that would leave nothing', async () => {
    const groups = { confirmed: 0, stated: 0, unknown: 456, no: 0 };
    openSearch(answer({ results: [GRAND], understood: WITH_LOOP, counts: { kinds: [], features: null, groups } }));
    expect(await screen.findByText('Not known yet (456)')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Only/ })).toBeNull();
  });
});
