import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { VenueDetail, Verification } from '@waymark/contracts-reviews';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { renderPage } from '@waymark/mfe-kit/testing';
import { sampleVenue } from '../../test-support/samples';
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
  it('of a public toilet starts with the most important facts, once', async () => {
    open(sampleVenue({ kind: 'toilets', claimedRadarKey: 1 }));
    const first = within(await region('Using this toilet'));
    expect(first.getByText('You need a RADAR key')).toBeTruthy();
    expect(screen.getAllByText('RADAR key toilet')).toHaveLength(1);
    expect(within(await region('What we know')).getByText('Step-free access')).toBeTruthy();
  });

  it('shows each fact once, grouped, with its evidence inside its row', async () => {
    open();
    const known = within(await region('What we know'));
    expect(known.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
      'H2 What we know',
      'H3 General Accessibility Features',
      'H4 Getting in',
      'H4 Hearing and seeing',
      'H3 Financial Accessibility',
      'H3 Transport Hub Accessibility Features',
      'H3 Verification',
    ]);
    const item = (feature: string) => known.getByText(feature).closest('li')?.textContent;
    expect(item('Step-free access')).toMatch(
      /Available3 of 4 people say yes \(most recent: Jan 5, 2024\).*75% verified by 4 people3 say yes, 1 says noTrainline says it is availableTo some platformsThis is from 2024 and may have changed\. Ask before you go\./,
    );
    expect(item('Hearing loop')).toMatch(/Not AvailableAccording to Trainline.*Not yet verified/);
    expect(item('Lift access')).toContain('Does not apply hereAccording to Trainline');
    expect(known.getByText(/^People have told us about 1 of these 3 features/)).toBeTruthy();
    for (const feature of ['Step-free access', 'Hearing loop', 'Lift access'])
      expect(screen.getAllByText(feature)).toHaveLength(1);
  });

  it('keeps every other feature with its word in one line that opens (S2.46)', async () => {
    open();
    const line = within((await screen.findByText('27 features not checked yet')).closest('details') as HTMLElement);
    expect(line.getAllByRole('listitem')).toHaveLength(27);
    expect(line.getAllByText('Unknown')).toHaveLength(27);
    expect(document.getElementById('feature-QuietSpaces')?.textContent).toBe('Quiet spacesUnknown');
  });

  it('names its source and licence', async () => {
    open();
    const line = await screen.findByText(/^Listed by Trainline/);
    expect(line.parentElement?.textContent).toMatch(/Trainline, licence ODbL-1.0, retrieved Nov 21, 2026/);
    // The whole page with its 28 features is much to read for axe.
  }, 20_000);

  it('has the transport section only for transport (S2.47)', async () => {
    const { unmount } = open();
    await region('Transport Hub Accessibility Features');
    unmount();
    open(sampleVenue({ category: 'hotel' }));
    await region('General Accessibility Features');
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

  it('shows one state for a feature, from claim and answers', async () => {
    const verifications = {
      HearingLoop: said(1, 1),
      StepFreeAccess: said(0, 3),
      LowCounters: said(4, 0),
      QuietSpaces: said(1, 0),
    };
    open(sampleVenue({ category: 'hotel', claimedLowCounters: 2, verifications }));
    const known = within(await region('What we know'));
    for (const [feature, state, ...more] of [
      ['Hearing loop', 'People disagree', '1 says yes, 1 says no', 'Trainline says it is not available'],
      ['Step-free access', 'Not Available', '3 people say no', 'Trainline says it is available'],
      ['Low counters', 'Not Available', '4 people say no', '100% verified by 4 people'],
      ['Quiet spaces', 'Available', 'Confirmed by 1 person on Jan 5, 2024', '100% say yes by 1 person'],
    ] as const) {
      const words = known.getByText(feature).closest('li')?.textContent;
      expect(words?.startsWith(feature + state)).toBe(true);
      for (const part of more) expect(words).toContain(part);
    }
  });

  it('shows both sides where people disagree, what most say first, and never what does not apply (SV13, SV27)', async () => {
    open(sampleVenue({ verifications: { StepFreeAccess: said(6, 4), LiftAccess: said(9, 0) } }));
    const known = within(await region('What we know'));
    expect(known.getByText('Step-free access').closest('li')?.textContent).toMatch(
      /People disagree.*6 of 10 people say yes \(most recent: Jan 5, 2024\).*60% verified by 10 people6 say yes, 4 say no/,
    );
    // A feature that does not apply is never counted, whatever the answers.
    expect(known.getByText(/^People have told us about 1 of these 3 features/)).toBeTruthy();
    expect(screen.queryByText('100% verified')).toBeNull();
  });

  const BARE: Partial<VenueDetail> = {
    category: 'hotel',
    claimedStepFreeAccess: 0,
    claimedHearingLoop: 0,
    claimedLiftAccess: 0,
    claimNotes: {},
    verifications: {},
    offersSubsidizedPricing: 0,
    reviews: [],
    reviewCount: 0,
    averageRating: null,
    websiteUrl: 'https://hotel.example',
  };

  it('is one card with next steps if nothing is known, and says that once (S2.48)', async () => {
    open(sampleVenue(BARE));
    const card = within(await region('No access information yet'));
    expect(screen.getAllByText(/no access information yet/i)).toHaveLength(1);
    expect(card.getByText('No reviews yet')).toBeTruthy();
    expect(card.getByRole('button', { name: 'Save for later' })).toBeTruthy();
    expect(card.getByRole('link', { name: 'Log in and answer three questions' })).toBeTruthy();
    for (const heading of ['What we know', 'Customer Reviews', 'Verification'])
      expect(screen.queryByRole('heading', { name: heading })).toBeNull();
    await userEvent.click(card.getByText('22 features not checked yet'));
    expect(within(card.getByRole('region', { name: 'Financial Accessibility' })).getAllByText('Unknown')).toHaveLength(
      2,
    );
    expect(await axeProblems()).toEqual([]);
  }, 20_000);

  it('has the questions to the place ready to be sent or read out', async () => {
    open(sampleVenue(BARE));
    const card = within(await region('No access information yet'));
    await userEvent.click(card.getByRole('button', { name: 'Ask the place' }));
    const ask = within(await card.findByRole('region', { name: 'Ask before you go' }));
    expect(ask.getByText(/Hello, I would like to visit Leeds/).textContent).toContain(
      '1. Can I get in without any steps?\n2. Can a wheelchair user get in and move around?',
    );
    expect(ask.getByRole('link', { name: 'Write an email' }).getAttribute('href')).toMatch(
      /^mailto:\?subject=Access%20at%20Leeds&body=Hello/,
    );
    expect(ask.getByRole('link', { name: 'Open its website' }).getAttribute('href')).toBe('https://hotel.example');
    expect(ask.getByRole('button', { name: 'Copy the questions' })).toBeTruthy();
  });

  it('mentions verification only in the rows if nobody answered', async () => {
    open(sampleVenue({ verifications: {} }));
    const known = within(await region('What we know'));
    expect(known.queryByRole('heading', { name: 'Verification' })).toBeNull();
    expect(known.getAllByText('Not yet verified')).toHaveLength(2);
  });

  it('shows what it costs in the same words: available, not available, unknown (S8.22)', async () => {
    open(sampleVenue({ offersSubsidizedPricing: 2, offersFreeCarer: 9 }));
    const facts = within(await region('Financial Accessibility'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(facts).toEqual(['Subsidised pricingNot Available', 'Free entry for a carerUnknown']);
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
