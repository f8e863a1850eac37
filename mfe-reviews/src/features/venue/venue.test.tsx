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

describe('venue page', () => {
  it('shows claims with their words, and who confirmed them when', async () => {
    open();
    const general = within(await region('General Accessibility Features'));
    const item = (feature: string) => general.getByText(feature).closest('li')?.textContent;
    expect(item('Step-free access')).toContain('Available');
    expect(item('Step-free access')).toContain(
      '75% verified by 4 peopleConfirmed as available by 3 of 4 people3 say yes, 1 says noNewest answer Jan 5, 2024',
    );
    expect(item('Step-free access')).toContain('To some platforms');
    expect(item('Hearing loop')).toContain('Not Available');
    expect(item('Lift access')).toContain('Does not apply here');
    // What nobody knows is one sentence, not a list of the same two words.
    expect(general.getAllByText('Unknown')).toHaveLength(1);
    expect(general.getByText(/^Not yet verified: /).textContent).toMatch(
      /: Wheelchair access, Accessible toilets, .*, Evacuation chairs and Ramps\.$/,
    );
    expect(document.getElementById('feature-QuietSpaces')?.textContent).toBe('Quiet spaces');
  });

  it('names its source and licence, and is free of axe problems', async () => {
    open();
    const line = await screen.findByText(/^Venue facts: Trainline/);
    expect(line.textContent).toMatch(/Trainline, licence ODbL-1.0, retrieved Nov 21, 2026/);
    expect(await axeProblems()).toEqual([]);
    // The whole page with its 28 features is much to read for axe.
  }, 20_000);

  it('has the transport section only for transport', async () => {
    const { unmount } = open();
    await region('Transport Hub Accessibility Features');
    unmount();
    open(sampleVenue({ category: 'hotel' }));
    await region('Financial Accessibility');
    expect(screen.queryByRole('region', { name: 'Transport Hub Accessibility Features' })).toBeNull();
  });

  it('invites the first review and falls back for what is unknown', async () => {
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
    expect(screen.getByText('Address not available')).toBeTruthy();
    expect(screen.getByText('Unknown, UK')).toBeTruthy();
    expect(screen.getByText('Sample')).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
  });

  it('heads with name, place, category, rating and the number of reviews', async () => {
    open(sampleVenue({ reviewCount: 12 }));
    const header = (await screen.findByRole('heading', { level: 1, name: 'Leeds' })).closest('header');
    for (const words of ['New Station Street', 'Leeds, UK', 'Transport', '4.3 out of 5', '12 reviews'])
      expect(header?.textContent).toContain(words);
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

  it('says first what is confirmed in which direction, where people disagree, what is only stated and what is unknown', async () => {
    const verifications = {
      HearingLoop: said(1, 1),
      StepFreeAccess: said(4, 1),
      LowCounters: said(3, 0),
      QuietSpaces: said(0, 1),
      SignLanguage: said(1, 0),
    };
    open(sampleVenue({ category: 'hotel', claimedDisabledParking: 1, claimedLowCounters: 2, verifications }));
    const lines = within(await region('What we know'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(lines).toEqual([
      '2 confirmed availableStep-free access (4 of 5 people), Sign language (1 person)',
      '2 confirmed not availableLow counters (3 people), Quiet spaces (1 person)',
      '1 where people disagreeHearing loop',
      '1 stated, not yet verifiedDisabled parking',
      '13 unknown',
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
    const general = within(await region('General Accessibility Features'));
    const verification = within(await region('Verification'));
    for (const [feature, state, more] of [
      ['Hearing loop', 'People disagree', 'Stated as not available'],
      ['Step-free access', 'Not Available', 'Confirmed as not available by 3 peopleStated as available'],
      ['Low counters', 'Not Available', '100% verified by 4 peopleConfirmed as not available by 4 people'],
      ['Quiet spaces', 'Available', '100% say yes by 1 personConfirmed as available by 1 person'],
    ] as const) {
      for (const place of [general, verification]) {
        const words = place.getByText(feature).closest('li')?.textContent;
        expect(words?.startsWith(feature + state)).toBe(true);
        expect(words).toContain(more);
      }
    }
  });

  it('shows both sides where people disagree, in the card and in the list of verifications', async () => {
    open(sampleVenue({ verifications: { StepFreeAccess: said(6, 2), LiftAccess: said(9, 0) } }));
    const card = within(await region('General Accessibility Features'))
      .getByText('Step-free access')
      .closest('li');
    expect(card?.textContent).toContain(
      '75% verified by 8 peopleConfirmed as available by 6 of 8 people6 say yes, 2 say noNewest answer Jan 5, 2024',
    );
    const verification = await region('Verification');
    expect(verification.textContent).toContain('6 say yes, 2 say no');
    // What does not apply here is never counted, whatever was answered.
    expect(verification.textContent).not.toContain('Lift access');
  });

  it('says Not yet verified where nobody answered', async () => {
    open(sampleVenue({ verifications: {} }));
    expect((await region('Verification')).textContent).toContain('Not yet verified');
  });

  it('shows what it costs in the same words: available, not available, unknown', async () => {
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
    expect(screen.getAllByRole('article')).toHaveLength(1);
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
      expect(await axeProblems()).toEqual([]);
    },
  );

  it('says that it loads', async () => {
    openWith(problem(500, 'server.error', 'Something went wrong on our side.'));
    expect(screen.getByRole('group', { name: 'Loading the venue' })).toBeTruthy();
    await screen.findByRole('alert');
  });

  it('does not ask again by itself after a failure (S1: no retry), and shows the venue when asked to', async () => {
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
