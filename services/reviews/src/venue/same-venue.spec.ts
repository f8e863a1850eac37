import { isSameVenue, type KnownVenue, type WantedVenue } from './same-venue';

const wanted: WantedVenue = {
  normalName: 'cafe blue',
  normalCity: 'leeds',
  country: 'UK',
  placeId: null,
  position: { latitude: 53.8, longitude: -1.55 },
};
const known: KnownVenue = {
  id: 1,
  placeId: 'p1',
  normalName: 'cafe blue',
  normalCity: 'leeds',
  country: 'UK',
  latitude: 53.801,
  longitude: -1.55,
  approximatePosition: false,
};

describe('isSameVenue (S3.28, SL11)', () => {
  it('is the same within 150 m', () => expect(isSameVenue(wanted, known)).toBe(true));
  it('is another one 200 m away', () => expect(isSameVenue(wanted, { ...known, latitude: 53.8018 })).toBe(false));
  it('goes by the city when no position is known', () => {
    expect(isSameVenue({ ...wanted, position: null }, known)).toBe(true);
    expect(isSameVenue({ ...wanted, position: null, normalCity: 'york' }, known)).toBe(false);
  });
  it('goes by the city where the position is only "around here", and never by 150 m', () => {
    const around = { ...known, approximatePosition: true };
    expect(isSameVenue({ ...wanted, normalCity: 'york' }, around)).toBe(false);
    expect(isSameVenue(wanted, { ...around, latitude: 53.82 })).toBe(true);
    expect(isSameVenue(wanted, { ...around, latitude: 53.95 })).toBe(false);
  });
  it('is the same by place id, whatever the name', () =>
    expect(isSameVenue({ ...wanted, placeId: 'p1', normalName: 'other' }, known)).toBe(true));
  it('is another one under another name', () =>
    expect(isSameVenue(wanted, { ...known, normalName: 'cafe red' })).toBe(false));
});
