import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { VenueDetail } from '@waymark/contracts-reviews';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { renderPage } from '@waymark/mfe-kit/testing';
import { sampleVenue } from '../../test-support/samples';
import { StillOpen } from './venue-view';
import { VenueLead } from './venue-lead';

const RECENT = new Date(Date.now() - 86_400_000).toISOString();

function open(part: Partial<VenueDetail> = {}) {
  const venue = sampleVenue(part);
  renderPage(
    () => (
      <main>
        <VenueLead venue={venue} isBare={false} />
        <StillOpen venue={venue} />
      </main>
    ),
    { route: '/' },
  );
  return screen.getByRole('heading', { level: 1, name: venue.name }).closest('header') as HTMLElement;
}

describe('the first screen of a venue (S2.45)', () => {
  it('heads with name, place, category, rating and the number of reviews', () => {
    const header = open({ reviewCount: 12 });
    for (const words of [
      'New Station Street',
      'Leeds, UK',
      'Transport',
      'Railway station',
      '4.3 out of 5',
      '12 reviews',
    ])
      expect(header.textContent).toContain(words);
  });

  it('says the answer right after the name, then where that is and what one can do', () => {
    const four = { claim: 0, agrees: 4, disagrees: 0, people: 4, percentage: 100, newestAnswerAt: RECENT } as const;
    const header = open({ verifications: { StepFreeToPlatforms: four } });
    expect(header.textContent).toMatch(
      /^LeedsStep-free platforms, confirmed by 4 people \(most recent: .*\)\. Step-free entrance, but no hearing loop, according to Trainline/,
    );
    expect(screen.getByText(/^Step-free entrance, but no/).tagName).toBe('STRONG');
    expect(screen.getByRole('link', { name: 'Directions' }).getAttribute('href')).toBe(
      'https://www.openstreetmap.org/directions?route=%3B53.79%2C-1.54',
    );
    expect(screen.getByRole('link', { name: 'Write Review' })).toBeTruthy();
  });

  it('keeps the page for later without an account, by the share sheet or as a copied link', async () => {
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void copied.push(text) },
      configurable: true,
    });
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Save for later' }));
    await waitFor(() => expect(copied).toEqual([location.href]));
  });

  it('never leads to a door that it does not know', () => {
    open({ approximatePosition: true, postcode: 'LS1 4DY' });
    expect(screen.getByRole('link', { name: 'Find on a map' }).getAttribute('href')).toBe(
      'https://www.openstreetmap.org/search?query=New+Station+Street%2C+Leeds%2C+LS1+4DY',
    );
    expect(screen.getByText(/exact spot not known/)).toBeTruthy();
  });

  it('asks whether a place that no list has had for long is still open, and leads to where one can say', () => {
    open({ lastListed: '2020-03-01' });
    expect(screen.getByText(/^Listed in 2020: still open\?/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Tell us if you know' }).getAttribute('href')).toBe('#place-report');
  });

  it('says whose list no longer has a place, and of which day, and asks the same', () => {
    open({ lastListed: '2026-03-01', offLists: { by: 'Food Standards Agency', since: '2026-09-01' } });
    const words = 'Food Standards Agency no longer lists it (Sep 1, 2026). Is it still open?';
    const line = screen.getByRole('link', { name: 'Tell us if you know' }).parentElement;
    expect(line?.textContent).toBe(`${words} Tell us if you know`);
  });

  it('does not ask that of a place that was listed lately', () => {
    open({ lastListed: RECENT.slice(0, 10) });
    expect(screen.queryByText(/still open/)).toBeNull();
  });

  it.each([
    ['closed', 'Closed, since Mar 2, 2026', 'Now here instead:'],
    ['moved', 'Moved, since Mar 2, 2026', 'It is now here:'],
    ['double', 'Listed twice, since Mar 2, 2026', 'Find it here:'],
  ] as const)('says before all else that a place is %s, and where it is now', async (status, words, before) => {
    const header = open({ status: { status, since: '2026-03-02', now: { id: 9, name: 'New Leeds' } } });
    expect(header.textContent?.startsWith(`Leeds${words}${before} New Leeds`)).toBe(true);
    expect(within(header).getByRole('link', { name: 'New Leeds' }).getAttribute('href')).toBe('/venues/9');
    expect(await axeProblems()).toEqual([]);
  });
});
