import { fillPath } from './fill-path';

describe('fillPath', () => {
  const query = new URLSearchParams('venue=9');

  it('fills names from the route and the query string, encoded', () => {
    expect(fillPath('/api/venues/:id/photos', { id: 'a/b' }, query)).toBe('/api/venues/a%2Fb/photos');
    expect(fillPath('/api/venues/?venue', {}, query)).toBe('/api/venues/9');
  });

  it('leaves an ordinary query alone', () => {
    expect(fillPath('/api/reviews?limit=5', {}, query)).toBe('/api/reviews?limit=5');
  });

  it('is null when a value is missing', () => {
    expect(fillPath('/api/venues/:id', {}, query)).toBeNull();
    expect(fillPath('/api/venues/?place', {}, query)).toBeNull();
  });
});
