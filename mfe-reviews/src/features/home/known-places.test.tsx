import { screen, within } from '@testing-library/react';
import type { FeatureFact } from '@waymark/contracts-reviews';
import { renderPage } from '@waymark/mfe-kit/testing';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { stubApi } from '@waymark/testing/browser/stub-api';
import { sampleReview } from '../../test-support/samples';
import { answer, hit } from '../../test-support/search-samples';
import HomePage from './home.page';

const STATED: FeatureFact = { claim: 1, agrees: 0, disagrees: 0, people: 0, newestAnswerAt: null };
const MUSEUM = hit({ id: 5, name: 'Castle Museum', kind: 'museum', city: 'York', facts: { WheelchairAccess: STATED } });
const SAMPLE = hit({ id: 6, name: 'Made Up', isSample: true, facts: { WheelchairAccess: STATED } });

const QUIET = {
  'GET /api/top-reviewer': { body: { topReviewerName: null, helpfulVotes: 0 } },
  'GET /api/reviews': { body: [], headers: { 'x-total-count': '0' } },
  'GET /api/venues/facts': {
    body: [
      {
        id: 5,
        category: 'entertainment',
        statedBy: { name: 'OpenStreetMap', date: '2026-03-01' },
        features: { WheelchairAccess: STATED },
      },
    ],
  },
  'GET /api/search': { body: answer({ results: [SAMPLE, MUSEUM] }) },
};

describe('places and reviews below the search of the home page', () => {
  it('shows real places with their facts, sources and dates', async () => {
    stubApi(QUIET);
    renderPage(HomePage, { route: '/' });
    await screen.findByRole('link', { name: 'Castle Museum' });
    const known = within(screen.getByRole('region', { name: 'Places we know about' }));
    expect(await known.findByText('Source: OpenStreetMap, Mar 1, 2026')).toBeTruthy();
    expect(known.queryByText('Made Up')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Latest reviews' })).toBeNull();
    expect(await axeProblems()).toEqual([]);
  });

  it('offers searches that find something', async () => {
    stubApi(QUIET);
    renderPage(HomePage, { route: '/' });
    const example = await screen.findByRole('link', { name: 'Museum with wheelchair access in York' });
    expect(example.getAttribute('href')).toBe('/search?q=Museum+with+wheelchair+access+in+York');
  });

  it('shows samples apart from what visitors wrote, and one card a place', async () => {
    const made = { isSample: true, venue: { ...sampleReview().venue, id: 8, name: 'Sample Café' } };
    stubApi({
      ...QUIET,
      'GET /api/reviews': {
        body: [
          sampleReview(),
          sampleReview({ id: 32 }),
          sampleReview({ id: 33, ...made }),
          sampleReview({ id: 34, ...made }),
        ],
      },
    });
    renderPage(HomePage, { route: '/' });
    const samples = within(await screen.findByRole('region', { name: 'Sample reviews' }));
    expect(samples.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Sample Café',
    ]);
    const fresh = within(screen.getByRole('region', { name: 'Latest reviews' }));
    expect(fresh.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Leeds']);
  });

  it('shows the newest reviews with their place and what is known there', async () => {
    stubApi({
      ...QUIET,
      'GET /api/reviews': { body: [sampleReview()], headers: { 'x-total-count': '1' } },
      'GET /api/venues/facts': {
        body: [
          {
            id: 7,
            category: 'transport',
            statedBy: null,
            features: { LiftAccess: { claim: 1, agrees: 4, disagrees: 0, people: 4, newestAnswerAt: null } },
          },
        ],
      },
    });
    renderPage(HomePage, { route: '/' });
    await screen.findByRole('heading', { level: 3, name: 'Leeds' });
    const fresh = screen.getByRole('region', { name: 'Latest reviews' });
    expect(within(fresh).getByText('“Lifts to every platform.”')).toBeTruthy();
    expect(within(fresh).getByText('Jan 5, 2024')).toBeTruthy();
    expect(await within(fresh).findByText('Lift access: yes, according to 4 people')).toBeTruthy();
  });
});
