import { TownMap } from './town-map';
import type { Place } from './gazetteer';

const town = (countryCode: string, latitude: number, longitude: number): Place => ({
  name: 'Town',
  names: ['town'],
  country: '',
  countryCode,
  district: null,
  withinNames: [],
  latitude,
  longitude,
  population: 0,
});
const dover = town('GB', 51.13, 1.31);
const calais = town('FR', 50.95, 1.86);
const everywhere = { ...town('IE', 51.1, 1.3), box: { south: 51, north: 52, west: 1, east: 2 } };

const mapOf = (...towns: readonly Place[]): TownMap => {
  const map = new TownMap();
  for (const each of towns) map.add(each);
  return map;
};

describe('the country of a position', () => {
  it('is that of its nearest town, and no county counts as one', () => {
    const map = mapOf(dover, calais, everywhere);
    expect(map.countryAt({ latitude: 51.09, longitude: 1.4 })).toBe('GB');
    expect(map.countryAt({ latitude: 50.97, longitude: 1.75 })).toBe('FR');
  });

  it('is told a few hundred kilometres out at sea, and is none beyond', () => {
    const map = mapOf(dover);
    expect(map.countryAt({ latitude: 53.9, longitude: 2 })).toBe('GB');
    expect(map.countryAt({ latitude: 60, longitude: -30 })).toBeNull();
  });
});
