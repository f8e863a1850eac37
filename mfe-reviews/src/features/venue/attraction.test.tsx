import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '@waymark/mfe-kit/testing';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { sampleVenue } from '../../test-support/samples';
import VenuePage from './venue.page';

const rock = sampleVenue({
  name: 'Lion Rock',
  category: 'entertainment',
  kind: 'viewpoint',
  description: 'Two ways up.\nThe eastern one has no steps.',
});
const route = '/attractions/:id';
const open = (body: unknown, at: string, path = route) => {
  stubApi({ 'GET /api/venues/7': { body } });
  return renderPage(VenuePage, { route: path, at });
};

describe('the page of an attraction (T7)', () => {
  it('is a place like any other, marked as an attraction, with what was written of it', async () => {
    open(rock, '/attractions/7');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Lion Rock' });
    const head = heading.closest('header')?.textContent;
    expect(head).toMatch(/Attraction\s+Viewpoint · /);
    expect(head).not.toContain('Entertainment');
    expect(head).toContain('Two ways up.\nThe eastern one has no steps.');
    expect(screen.getByRole('link', { name: 'Write Review' }).getAttribute('href')).toMatch(/^\/add-review\?venue=/);
    expect(screen.getByRole('region', { name: 'What we know' })).toBeTruthy();
  });

  it('redirects from the URL of a venue to its own, with the place on the page', async () => {
    open(rock, '/venues/7?from=map#customer-reviews', '/venues/:id');
    await waitFor(() => expect(screen.getByTestId('address').textContent).toMatch(/^\/attractions\/7/));
  });

  it("redirects to the venue if the ID is a venue's", async () => {
    open(sampleVenue(), '/attractions/7');
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/venues/7'));
  });

  it('shows a message for an unknown attraction', async () => {
    stubApi({ 'GET /api/venues/7': problem(404, 'venue.not-found', 'x') });
    const { titles } = renderPage(VenuePage, { route, at: '/attractions/7' });
    expect(await screen.findByRole('heading', { name: 'Attraction Not Found' })).toBeTruthy();
    expect(titles.at(-1)).toBe('Attraction Not Found');
  });
});
