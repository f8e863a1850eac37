import { addressOf } from '@waymark/mfe-kit';
import { searchVenues } from '../../endpoints';
import { venueSearch } from './venue-search-query';

const asked = (...search: Parameters<typeof venueSearch>) => addressOf(searchVenues, { query: venueSearch(...search) });

describe('venueSearch (S7.12)', () => {
  it('names the UK in local mode only when the UK was detected (S7.11)', () => {
    expect(asked('leeds', 'local', true)).toBe('/api/venues/search?q=leeds&userCountry=UK');
    expect(asked('leeds', 'local', false)).toBe('/api/venues/search?q=leeds');
  });

  it('forces worldwide in global mode, wherever the browser is', () => {
    expect(asked('leeds', 'global', true)).toBe('/api/venues/search?q=leeds&forceGlobal=true');
  });

  it('encodes what people type and drops the spaces around it', () => {
    expect(asked(' a&b=c ', 'global', false)).toBe('/api/venues/search?q=a%26b%3Dc&forceGlobal=true');
  });
});
