import { cityOf, districtCity } from './city-of';
import type { TablePlace } from './place-table';

const place = (name: string, more: Partial<TablePlace> = {}): TablePlace => ({
  name,
  countryCode: 'GB',
  district: null,
  latitude: 53,
  longitude: -2,
  population: 0,
  isPart: false,
  ...more,
});
const city = (name: string) => place(name, { population: 200_000 });
const around = (...cities: TablePlace[]) => ({ near: cities, wide: cities });

describe('the city of a district', () => {
  it.each([
    ['City and Borough of Leeds', 'Leeds'],
    ['City of Edinburgh', 'Edinburgh'],
    ['Glasgow City', 'Glasgow'],
    ['Greater London', 'London'],
    ['Kent', 'Kent'],
  ])('%s is %s', (district, name) => expect(districtCity(district)).toBe(name));
});

describe('the city of a place', () => {
  it('is its district in Great Britain when that is a city', () => {
    expect(cityOf(place('Hulme', { district: 'Manchester' }), around(city('Salford'), city('Manchester')))).toBe(
      'Manchester',
    );
    expect(cityOf(place('Camden Town', { district: 'Greater London' }), around())).toBe('London');
  });

  it('is never a county', () => {
    expect(cityOf(place('Loose', { district: 'Kent' }), around(city('Maidstone')))).toBe('Maidstone');
    expect(cityOf(place('Ullapool', { district: 'Highland' }), around())).toBe('Ullapool');
  });

  it('is the nearest city elsewhere, and the place itself if there is none', () => {
    const mitte = place('Mitte', { countryCode: 'DE', district: 'State of Berlin' });
    expect(cityOf(mitte, around(city('Berlin')))).toBe('Berlin');
    expect(cityOf(place('Ordino', { countryCode: 'AD', district: 'Ordino' }), around())).toBe('Ordino');
  });
});
