import { configure, screen } from '@testing-library/react';
import type { VenueDetail, VenueMatchProps } from '@waymark/contracts-reviews';
import userEvent from '@testing-library/user-event';
import { stubApi } from '@waymark/testing/browser/stub-api';
import { useEffect, useState } from 'react';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { sampleReview, sampleVenue } from '../../test-support/samples';
import VenuePage from './venue.page';

/** The venue and the other slice come one after another; a busy machine takes its time. */
configure({ asyncUtilTimeout: 10_000 });

const said = {
  claim: 1 as const,
  agrees: 3,
  disagrees: 1,
  people: 4,
  percentage: 75,
  newestAnswerAt: '2024-01-05T10:00:00.000Z',
};

function open(
  load: () => Promise<{ default: (props: VenueMatchProps) => React.ReactNode }>,
  at = '/venues/7',
  part: Partial<VenueDetail> = {},
  user: typeof MEMBER | null = null,
) {
  const calls = stubApi({
    'GET /api/venues/7': {
      body: sampleVenue({
        verifications: { StepFreeAccess: said },
        reviews: [sampleReview({ id: 31, detailedReview: 'Vegan cake.' })],
        ...part,
      }),
    },
  });
  renderPage(VenuePage, {
    route: '/venues/:id',
    at,
    user,
    slots: (name) => (name === 'venue-match' ? [{ key: 'account/venue-match', load }] : []),
  });
  return () => [...new Set(calls.map(({ method, path }) => `${method} ${path}`))];
}

describe('whether it works for the reader, on the page of a venue', () => {
  it('gets the facts and reviews that the page has already, and asks no server again', async () => {
    const given: VenueMatchProps[] = [];
    function Match(props: VenueMatchProps) {
      useState(() => given.push(props));
      return <p>Meets all 3 of your needs</p>;
    }
    const calls = open(() => Promise.resolve({ default: Match }));
    expect(await screen.findByText('Meets all 3 of your needs')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Does it work for me?' }).textContent).toContain('Meets all 3');
    expect(given[0]).toEqual({
      onFeatures: expect.any(Function),
      page: '',
      isBrief: false,
      reviews: [{ id: 31, text: 'Vegan cake.' }],
      venue: {
        id: 7,
        category: 'transport',
        statedBy: null,
        features: {
          HearingLoop: { claim: 2, agrees: 0, disagrees: 0, people: 0, newestAnswerAt: null },
          LiftAccess: { claim: 3, agrees: 0, disagrees: 0, people: 0, newestAnswerAt: null },
          StepFreeAccess: {
            claim: 1,
            agrees: 3,
            disagrees: 1,
            people: 4,
            newestAnswerAt: '2024-01-05T10:00:00.000Z',
            note: 'To some platforms',
          },
        },
      },
    });
    expect(calls()).toEqual(['GET /api/venues/7']);
  });

  it('gets features that are out of order or partial, and asks about the reader’s needs first', async () => {
    const lift = { id: 4, text: 'Lift broken', feature: 'LiftAccess', seenOn: '2026-11-18', endsOn: '2099-01-01' };
    const given: VenueMatchProps[] = [];
    const part = { statedBy: 'OpenStreetMap', statedOn: '2026-01-01', note: null, measure: null, isCurrent: true };
    const calls = open(
      () =>
        Promise.resolve({
          default: function Match(props: VenueMatchProps) {
            useState(() => given.push(props));
            const { onFeatures } = props;
            useEffect(() => onFeatures?.(['QuietSpaces']), [onFeatures]);
            return null;
          },
        }),
      '/venues/7',
      {
        notices: [{ ...lift, seenBy: 2 }] as VenueDetail['notices'],
        facts: { StepFreeToTrains: { ...part, stated: 'partly', newest: '2026-01-01' } },
      },
      MEMBER,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Answer three questions' }));
    expect(given[0]?.venue.outOfOrder).toEqual(['LiftAccess']);
    expect(given[0]?.venue.features.StepFreeToTrains).toMatchObject({ claim: 0, partly: true });
    expect(await screen.findByRole('heading', { name: 'Question 1 of 3: Quiet spaces: is it there?' })).toBeTruthy();
    expect(calls().join(' ')).not.toMatch(/quiet/i);
  });

  it('leaves the page whole when the other slice is not there', async () => {
    const report = console.error;
    console.error = () => undefined;
    open(() => Promise.reject(new Error('gone')));
    expect(await screen.findByRole('heading', { name: 'We could not load the match with your needs' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Leeds' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Customer Reviews' })).toBeTruthy();
    console.error = report;
  });

  it('can be left for the row of a feature, and for a review, by their addresses', async () => {
    open(() => Promise.resolve({ default: () => null }));
    await screen.findByRole('heading', { level: 1, name: 'Leeds' });
    expect(document.getElementById('feature-StepFreeAccess')?.textContent).toContain('Step-free access');
    expect(document.getElementById('feature-QuietSpaces')?.textContent).toContain('Quiet spaces');
    await screen.findByText('Vegan cake.');
    expect(document.getElementById('review-31')?.textContent).toContain('Vegan cake.');
  });
});

describe('an address that names a part of the page', () => {
  it('takes the focus there, although the venue comes later than the address', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    open(() => Promise.resolve({ default: () => null }), '/venues/7#feature-StepFreeAccess');
    await screen.findByRole('heading', { level: 1, name: 'Leeds' });
    await new Promise(requestAnimationFrame);
    expect(document.activeElement?.id).toBe('feature-StepFreeAccess');
  });
});
