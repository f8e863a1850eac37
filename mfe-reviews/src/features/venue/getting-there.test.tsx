import { screen } from '@testing-library/react';
import type { VenueDetail } from '@waymark/contracts-reviews';
import { withQueries } from '@waymark/mfe-kit';
import { renderPage } from '@waymark/mfe-kit/testing';
import { sampleVenue } from '../../test-support/samples';
import { GettingThere } from './getting-there';

/** Without a map, which is an extra: jsdom cannot scroll to it, and a journey in a browser looks at it. */
function open(part: Partial<VenueDetail>) {
  const venue = sampleVenue({ address: '4 Quay Street', city: 'Leeds', postcode: 'LS1 6NU', ...part });
  renderPage(
    withQueries(() => (
      <>
        <h1>{venue.name}</h1>
        <GettingThere venue={venue} />
      </>
    )),
    { route: '/' },
  );
}

describe('where a venue is (SL19)', () => {
  it('is shown as text, with directions', () => {
    open({ latitude: 53.797, longitude: -1.548 });
    expect(screen.getByText('4 Quay Street, Leeds, LS1 6NU.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open directions' }).getAttribute('href')).toContain('53.797%2C-1.548');
  });

  it('is marked as approximate if only the middle of a postcode is known', () => {
    open({ latitude: 53.797, longitude: -1.548, approximatePosition: true });
    expect(screen.getByText(/LS1 6NU\. This is roughly where it is: we do not know the exact spot\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find on a map' })).toBeTruthy();
  });

  it('links to the website of a place, unless the link is invalid', () => {
    open({ websiteUrl: 'https://example.org/' });
    expect(screen.getByRole('link', { name: 'Website' }).getAttribute('href')).toBe('https://example.org/');
  });

  it.each(['javascript:alert(1)', null])('has no link for %s', (websiteUrl) => {
    open({ websiteUrl });
    expect(screen.queryByRole('link', { name: 'Website' })).toBeNull();
  });

  it('has no map without a position, and says why', () => {
    open({ latitude: null, longitude: null });
    expect(screen.getByText(/We do not know the exact spot, so we cannot describe the way there\./)).toBeTruthy();
  });
});
