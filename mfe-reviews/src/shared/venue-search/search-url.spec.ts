import { venueSearchUrl } from './search-url';

describe('venueSearchUrl', () => {
  it('names the UK in local mode only when the UK was detected', () => {
    expect(venueSearchUrl('leeds', 'local', true)).toBe('/api/venues/search?q=leeds&userCountry=UK');
    expect(venueSearchUrl('leeds', 'local', false)).toBe('/api/venues/search?q=leeds');
  });

  it('forces worldwide in global mode, wherever the browser is', () => {
    expect(venueSearchUrl('leeds', 'global', true)).toBe('/api/venues/search?q=leeds&forceGlobal=true');
  });

  it('encodes what people type and drops the spaces around it', () => {
    expect(venueSearchUrl(' a&b=c ', 'global', false)).toBe('/api/venues/search?q=a%26b%3Dc&forceGlobal=true');
  });
});
