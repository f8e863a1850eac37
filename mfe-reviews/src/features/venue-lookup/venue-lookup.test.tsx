import { screen } from '@testing-library/react';
import { renderPage } from '@waymark/mfe-kit/testing';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import VenueLookupPage from './venue-lookup.page';

const route = '/venue/:placeIdOrId';

describe('old venue links (S2.4)', () => {
  it('lead to the venue page', async () => {
    stubApi({ 'GET /api/venues/by-place/ChIJ%2F1': { body: { id: 7 } } });
    renderPage(VenueLookupPage, { route, at: '/venue/ChIJ%2F1' });
    expect((await screen.findByTestId('address')).textContent).toBe('/venues/7');
  });

  it('say so when there is no such venue', async () => {
    stubApi({ 'GET /api/venues/by-place/nope': problem(404, 'venue.not-found', 'x') });
    renderPage(VenueLookupPage, { route, at: '/venue/nope' });
    expect(await screen.findByRole('heading', { name: 'Venue Not Found' })).toBeTruthy();
  });
});
