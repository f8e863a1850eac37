import { parseSelectedVenue } from './parse-selected-venue';

const leeds = {
  id: 7,
  name: 'Leeds',
  address: null,
  city: 'Leeds',
  country: 'UK',
  category: 'transport',
  latitude: 53.79,
  longitude: -1.54,
};

describe('parseSelectedVenue (S2.42)', () => {
  it('reads a venue', () => {
    expect(parseSelectedVenue(JSON.stringify(leeds))).toEqual({ ...leeds, placeId: null });
  });

  it.each([null, '', '{', '[]', '"x"', 'null', '7', '{"name":""}', '{"name":7}', '<script>alert(1)</script>'])(
    'ignores %s',
    (json) => {
      expect(parseSelectedVenue(json)).toBeNull();
    },
  );

  it('keeps script in a name as plain text and falls back for odd fields', () => {
    const venue = parseSelectedVenue(
      JSON.stringify({
        name: '<script>alert(1)</script>',
        id: 'x',
        category: 'palace',
        latitude: 999,
        longitude: 1,
        country: 3,
      }),
    );
    expect(venue).toEqual({
      id: null,
      name: '<script>alert(1)</script>',
      address: null,
      city: null,
      country: 'UK',
      category: 'venue',
      latitude: null,
      longitude: null,
      placeId: null,
    });
  });

  it('takes an id written as text', () => {
    expect(parseSelectedVenue('{"name":"A","id":"12"}')?.id).toBe(12);
  });
});
