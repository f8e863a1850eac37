import type { Problem } from '@waymark/contracts-core';
import type { Whereabouts } from '@waymark/contracts-maps';
import { sharedMaps, type MapsUnderTest } from '../../../test/maps-service';

describe('where a position is (S7.29, S8.21, SX.37)', () => {
  let service: MapsUnderTest;
  const ask = (latitude: unknown, longitude: unknown, path = 'reverse') =>
    service.call<Whereabouts & Problem>('GET', `/api/geo/${path}?latitude=${latitude}&longitude=${longitude}`);

  beforeAll(async () => void (service = await sharedMaps()));

  it.each([
    ['Manchester', 53.4808, -2.2426],
    ['Manchester', 53.4665, -2.2485],
    ['Edinburgh', 55.9521, -3.1893],
    ['London', 51.4975, -0.1357],
    ['Belfast', 54.5973, -5.9301],
    ['Leeds', 53.7957, -1.5491],
    ['Cardiff', 51.4816, -3.1791],
  ])('says %s for %d, %d in the UK, also in its suburbs', async (city, latitude, longitude) => {
    const { status, body } = await ask(latitude, longitude);
    expect(status).toBe(200);
    expect(body).toMatchObject({ city, countryName: 'UK', countryCode: 'GB', latitude, longitude });
  });

  it('names the suburb beside the city', async () => {
    expect((await ask(53.4665, -2.2485)).body.locality).toBe('Hulme');
  });

  it('says no county where a city is asked for', async () => {
    expect((await ask(51.2787, 0.5217)).body).toMatchObject({ city: 'Maidstone', countryCode: 'GB' });
    expect((await ask(57.4778, -4.2247)).body).toMatchObject({ city: 'Inverness', countryCode: 'GB' });
  });

  it.each([
    ['Dublin', 'Ireland', 'IE', 53.3498, -6.2603],
    ['Berlin', 'Germany', 'DE', 52.52, 13.405],
    ['Suva', 'Fiji', 'FJ', -18.1416, 178.4419],
  ])('says %s, %s elsewhere', async (city, countryName, countryCode, latitude, longitude) => {
    expect((await ask(latitude, longitude)).body).toMatchObject({ city, countryName, countryCode });
  });

  it('looks across the date line for the nearest place', async () => {
    const { body } = await ask(-16.84, -179.97);
    expect(body.countryCode).toBe('FJ');
    expect(body.city).not.toBe('Unknown City');
  });

  it.each([
    ['mid-ocean', 35, -45],
    ['the North Pole', 90, 0],
    ['the Pacific at the date line', 10, 180],
  ])('says Unknown City and Unknown Country in %s', async (_, latitude, longitude) => {
    expect((await ask(latitude, longitude)).body).toEqual({
      city: 'Unknown City',
      locality: 'Unknown City',
      countryName: 'Unknown Country',
      countryCode: null,
      latitude,
      longitude,
    });
  });

  it('knows the country where no place is near', async () => {
    expect((await ask(-90, 0)).body).toMatchObject({
      city: 'Unknown City',
      countryName: 'Antarctica',
      countryCode: 'AQ',
    });
  });

  it.each([
    ['latitude', 91, 0],
    ['latitude', '', 0],
    ['latitude', '1e1', 0],
    ['latitude', 'NaN', 0],
    ['longitude', 0, 181],
    ['longitude', 0, 'Infinity'],
    ['longitude', 0, '%20'],
  ])('refuses a wrong %s (%s, %s) and names it', async (field, latitude, longitude) => {
    const { status, body } = await ask(latitude, longitude);
    expect([status, Object.keys(body.fieldErrors ?? {})]).toEqual([400, [field]]);
  });

  it('answers by its other name too, for a day', async () => {
    const answer = await ask(53.4808, -2.2426, 'nearest');
    expect([answer.body.city, answer.headers.get('cache-control')]).toEqual(['Manchester', 'public, max-age=86400']);
  });
});
