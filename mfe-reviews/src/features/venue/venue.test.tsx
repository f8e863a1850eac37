import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Verification } from '@waymark/contracts-reviews';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { renderPage } from '@waymark/mfe-kit/testing';
import { sampleReview, sampleVenue } from '../../test-support/samples';
import { problem, stubApi, type Answer } from '@waymark/testing/browser/stub-api';
import VenuePage from './venue.page';

const said = (agrees: number, disagrees: number): Verification => ({
  claim: 1,
  agrees,
  disagrees,
  people: agrees + disagrees,
  percentage: Math.round((100 * agrees) / (agrees + disagrees)),
  newestAnswerAt: '2024-01-05T10:00:00.000Z',
});

function open(venue = sampleVenue()) {
  stubApi({ 'GET /api/venues/7': { body: venue } });
  return renderPage(VenuePage, { route: '/venues/:id', at: '/venues/7' });
}

const region = (name: string) => screen.findByRole('region', { name });

describe('venue page (S2.48, S2.49, S2.52, S2.53, S3.6, SV28, SV35)', () => {
  it.each([
    ['toilets', 1],
    ['cafe', 0],
  ] as const)('of kind %s has %s parts about using a toilet', async (kind, count) => {
    open(sampleVenue({ kind, claimedRadarKey: 1 }));
    await region('What we know');
    if (count) await screen.findByRole('heading', { name: 'Using this toilet' });
    expect(screen.queryAllByRole('heading', { name: 'Using this toilet' })).toHaveLength(count);
  });

  it('shows what is known with its words, grouped, and who confirmed it when', async () => {
    open();
    const known = within(await region('What we know'));
    expect(known.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Getting in',
      'Hearing and seeing',
    ]);
    const item = (feature: string) => known.getByText(feature).closest('li')?.textContent;
    expect(item('Step-free access')).toContain(
      'AvailableTo some platforms3 of 4 people say yes · newest Jan 5, 2024 · Stated by Trainline tooFrom 2024: may have changed.',
    );
    expect(item('Step-free access')).toContain(
      '75% verified by 4 peopleConfirmed as available by 3 of 4 people3 say yes, 1 says noNewest answer Jan 5, 2024',
    );
    expect(item('Hearing loop')).toContain('Not AvailableStated by Trainline · nobody has confirmed it yet');
    expect(item('Lift access')).toContain('Does not apply here');
    // What nobody knows is one line, not a list of the same word.
    expect(known.getByText('Nobody has told us about 27 other things.')).toBeTruthy();
    expect(known.queryByText('Unknown')).toBeNull();
  });

  it('keeps every feature with its word in the grid of its section, folded (S2.46)', async () => {
    open();
    const general = within(await region('General Accessibility Features'));
    expect(
      general.getByText('All 22: 1 available, 1 not available, 19 unknown, 1 not applying here').closest('details')
        ?.open,
    ).toBe(false);
    expect(general.getAllByRole('listitem')).toHaveLength(22);
    expect(general.getAllByText('Unknown')).toHaveLength(19);
    expect(document.getElementById('feature-QuietSpaces')?.textContent).toBe('Quiet spacesUnknown');
    const link = general.getByRole('link', { name: 'Hearing loop' });
    expect(document.querySelector(link.getAttribute('href') ?? '')?.textContent).toContain('Not Available');
  });

  it('names its source and licence', async () => {
    open();
    const line = await screen.findByText(/^Venue facts: Trainline/);
    expect(line.parentElement?.textContent).toMatch(/Trainline, licence ODbL-1.0, retrieved Nov 21, 2026/);
    // The whole page with its 28 features is much to read for axe.
  }, 20_000);

  it('has the transport section only for transport (S2.47)', async () => {
    const { unmount } = open();
    await region('Transport Hub Accessibility Features');
    unmount();
    open(sampleVenue({ category: 'hotel' }));
    await region('Financial Accessibility');
    expect(screen.queryByRole('region', { name: 'Transport Hub Accessibility Features' })).toBeNull();
  });

  it('invites the first review and falls back for what is unknown (S2.51)', async () => {
    open(
      sampleVenue({
        category: 'hotel',
        reviews: [],
        reviewCount: 0,
        averageRating: null,
        address: null,
        city: null,
        isSample: true,
      }),
    );
    expect(await screen.findByText('No reviews yet')).toBeTruthy();
    const link = new URL(
      screen.getByRole('link', { name: 'Add First Review' }).getAttribute('href') ?? '',
      'http://here',
    );
    expect([link.pathname, JSON.parse(link.searchParams.get('venue') ?? '{}')]).toEqual([
      '/add-review',
      expect.objectContaining({ id: 7, name: 'Leeds' }),
    ]);
    expect(screen.getByText(/Address not available · Unknown, UK/)).toBeTruthy();
    expect(screen.getByText('Sample')).toBeTruthy();
  });

  it('leads to others of its kind there', async () => {
    open();
    const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getByRole('link', { name: 'Railway station in Leeds' }).getAttribute('href')).toBe(
      '/search?q=Railway+station&where=Leeds',
    );
  });

  it('leads straight to each of its parts', async () => {
    open();
    const links = within(await screen.findByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(
      links.map((link) => document.querySelector(link.getAttribute('href') ?? '')?.querySelector('h2')?.textContent),
    ).toEqual([
      'General Accessibility Features',
      'Transport Hub Accessibility Features',
      'Financial Accessibility',
      'Customer Reviews',
      'Verification',
    ]);
  });

  it('shows one state for a feature everywhere, from claim and answers', async () => {
    const verifications = {
      HearingLoop: said(1, 1),
      StepFreeAccess: said(0, 3),
      LowCounters: said(4, 0),
      QuietSpaces: said(1, 0),
    };
    open(sampleVenue({ category: 'hotel', claimedLowCounters: 2, verifications }));
    const places = [await region('What we know'), await region('Verification')];
    for (const [feature, state, more] of [
      ['Hearing loop', 'People disagree', 'Stated as not available'],
      ['Step-free access', 'Not Available', 'Confirmed as not available by 3 peopleStated as available'],
      ['Low counters', 'Not Available', '100% verified by 4 peopleConfirmed as not available by 4 people'],
      ['Quiet spaces', 'Available', '100% say yes by 1 personConfirmed as available by 1 person'],
    ] as const) {
      for (const place of places) {
        const words = within(place).getByText(feature).closest('li')?.textContent;
        expect(words?.startsWith(feature + state)).toBe(true);
        expect(words).toContain(more);
      }
    }
    const grid = within(await region('General Accessibility Features'));
    expect(grid.getByText('Hearing loop').closest('li')?.textContent).toBe('Hearing loopPeople disagree');
  });

  it('shows both sides where people disagree, and never what does not apply (SV13, SV27)', async () => {
    open(sampleVenue({ verifications: { StepFreeAccess: said(6, 4), LiftAccess: said(9, 0) } }));
    const known = within(await region('What we know'));
    expect(known.getByText('Step-free access').closest('li')?.textContent).toContain(
      '6 say yes, 4 say no · newest Jan 5, 2024 · Stated by Trainline as available',
    );
    const verification = await region('Verification');
    expect(verification.textContent).toContain('6 say yes, 4 say no');
    // What does not apply here is never counted, whatever was answered.
    expect(verification.textContent).not.toContain('Lift access');
  });

  it('is one line where nobody knows anything', async () => {
    open(
      sampleVenue({
        category: 'hotel',
        claimedStepFreeAccess: 0,
        claimedHearingLoop: 0,
        claimedLiftAccess: 0,
        claimNotes: {},
        verifications: {},
      }),
    );
    expect(await screen.findByText('Nobody has told us about access here yet.')).toBeTruthy();
    expect(screen.getByText('Nobody has told us about any of 22 things.')).toBeTruthy();
  }, 20_000);

  it('says Not yet verified where nobody answered', async () => {
    open(sampleVenue({ verifications: {} }));
    expect((await region('Verification')).textContent).toContain('Not yet verified');
  });

  it('shows what it costs in the same words: available, not available, unknown (S8.22)', async () => {
    open(sampleVenue({ offersSubsidizedPricing: 2, offersFreeCarer: 9 }));
    const facts = within(await region('Financial Accessibility'))
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(facts).toEqual(['Not Available', 'Unknown']);
  });

  it('lists only reviews of this venue that have a name and a text', async () => {
    open(
      sampleVenue({
        reviews: [sampleReview(), sampleReview({ id: 32, venueId: 8 }), sampleReview({ id: 33, detailedReview: '' })],
      }),
    );
    await region('Customer Reviews');
    expect(await screen.findAllByRole('article')).toHaveLength(1);
  });
});

describe('venue page without a venue', () => {
  const openWith = (answer: Answer | (() => Answer)) => {
    const calls = stubApi({ 'GET /api/venues/7': answer });
    renderPage(VenuePage, { route: '/venues/:id', at: '/venues/7' });
    return calls;
  };

  it.each([404, 400, 422])(
    'says that the venue does not exist, also for an address that cannot name one: %s',
    async (status) => {
      openWith(problem(status, 'venue.not-found', "The venue you're looking for doesn't exist."));
      expect(await screen.findByRole('heading', { level: 1, name: 'Venue Not Found' })).toBeTruthy();
      expect(screen.getByText("The venue you're looking for doesn't exist.")).toBeTruthy();
    },
  );

  it('says that it loads', async () => {
    openWith(problem(500, 'server.error', 'Something went wrong on our side.'));
    expect(screen.getByRole('group', { name: 'Loading the venue' })).toBeTruthy();
    await screen.findByRole('alert');
  });

  it('does not ask again by itself after a failure (S1: no retry), and shows the venue when asked to (S7.13)', async () => {
    let working = false;
    const calls = openWith(() =>
      working ? { body: sampleVenue({ category: 'hotel' }) } : problem(500, 'server.error', 'fetch timeout'),
    );
    expect(await screen.findByText('We could not load this venue.')).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
    const before = calls.length;
    working = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Leeds' })).toBeTruthy();
    expect(calls.length).toBe(before + 1);
  });
});
