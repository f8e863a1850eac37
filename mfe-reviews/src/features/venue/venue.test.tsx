import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { MEMBER, renderPage } from '../../test-support/render-page';
import { sampleReview, sampleVenue } from '../../test-support/samples';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import VenuePage from './venue.page';

function open(venue = sampleVenue(), user: typeof MEMBER | null = null) {
  sessionStorage.clear();
  const vote = { body: { helpfulVotes: 3, totalVotes: 4, userVote: true } };
  const calls = stubApi({ 'GET /api/venues/7': { body: venue }, 'POST /api/reviews/31/vote': vote });
  const page = renderPage(VenuePage, { route: '/venues/:id', at: '/venues/7', user });
  return { calls, ...page };
}

const region = (name: string) => screen.findByRole('region', { name });

describe('venue page', () => {
  it('shows claims with their words, and who confirmed them when', async () => {
    open();
    const general = within(await region('General Accessibility Features'));
    const item = (feature: string) => general.getByText(feature).closest('li')?.textContent;
    expect(item('Step-free access')).toContain('Available');
    expect(item('Step-free access')).toContain('75% verified by 4 people, newest answer Jan 5, 2024');
    expect(item('Step-free access')).toContain('To some platforms');
    expect(item('Hearing loop')).toContain('Not Available');
    expect(item('Lift access')).toContain('Does not apply here');
    expect(item('Quiet spaces')).toContain('Unknown');
    expect(item('Quiet spaces')).toContain('Not yet verified');
  });

  it('names its source and licence, and is free of axe problems', async () => {
    open();
    await screen.findByText(/Trainline, licence ODbL-1.0, retrieved Nov 21, 2026/);
    expect(await axeProblems()).toEqual([]);
  });

  it('has the transport section only for transport', async () => {
    const { unmount } = open();
    await region('Transport Hub Accessibility Features');
    unmount();
    open(sampleVenue({ category: 'hotel' }));
    await region('Financial Accessibility');
    expect(screen.queryByRole('region', { name: 'Transport Hub Accessibility Features' })).toBeNull();
  });

  it('invites the first review and falls back for what is unknown', async () => {
    open(sampleVenue({ reviews: [], reviewCount: 0, address: null, city: null, isSample: true }));
    expect(await screen.findByText('No reviews yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add First Review' }).getAttribute('href')).toMatch(/^\/add-review\?venue=/);
    expect(screen.getByText('Address not available')).toBeTruthy();
    expect(screen.getByText('Sample')).toBeTruthy();
  });

  it('lists only reviews of this venue that have a name and a text', async () => {
    open(sampleVenue({ reviews: [sampleReview(), sampleReview({ id: 32, venueId: 8 }), sampleReview({ id: 33, detailedReview: '' })] }));
    await region('Customer Reviews');
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('says so when the venue does not exist', async () => {
    stubApi({ 'GET /api/venues/7': problem(404, 'venue.not-found', "The venue you're looking for doesn't exist.") });
    renderPage(VenuePage, { route: '/venues/:id', at: '/venues/7' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Venue Not Found' })).toBeTruthy();
    expect(screen.getByText("The venue you're looking for doesn't exist.")).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
  });
});

describe('votes', () => {
  it('asks a visitor to log in and sends nothing', async () => {
    const { calls } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Helpful (2)' }));
    expect(screen.getByRole('alert').textContent).toContain('Please log in to vote on reviews');
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(sessionStorage.getItem('redirectAfterLogin')).toBe('/venues/7');
  });

  it('shows the counts of the answer without asking again', async () => {
    const { calls } = open(sampleVenue(), MEMBER);
    const button = await screen.findByRole('button', { name: 'Helpful (2)' });
    const before = calls.length;
    await userEvent.click(button);
    const voted = await screen.findByRole('button', { name: 'Helpful (3)' });
    expect(voted.getAttribute('aria-pressed')).toBe('true');
    expect(calls.slice(before).map(({ method, body }) => [method, body])).toEqual([['POST', { isHelpful: 1 }]]);
  });

  it('says why the own review cannot be voted on', async () => {
    const { calls } = open(sampleVenue({ reviews: [sampleReview({ userId: MEMBER.id })] }), MEMBER);
    await userEvent.click(await screen.findByRole('button', { name: 'Helpful (2)' }));
    expect(screen.getByText('You cannot vote on your own review.')).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});
