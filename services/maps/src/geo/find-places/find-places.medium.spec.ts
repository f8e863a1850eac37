import type { Problem } from '@waymark/contracts-core';
import type { Place } from '@waymark/contracts-maps';
import { sharedMaps, type MapsUnderTest } from '../../../test/maps-service';

describe('finding places', () => {
  let service: MapsUnderTest;
  const find = (q: string) => service.call<Place[] & Problem>('GET', `/api/geo/places?q=${encodeURIComponent(q)}`);
  const first = async (q: string) => (await find(q)).body[0];

  beforeAll(async () => void (service = await sharedMaps()));

  it('gives name, district, country, position and population', async () => {
    expect(await first('leeds')).toEqual({
      name: 'Leeds',
      district: 'City and Borough of Leeds',
      countryName: 'UK',
      countryCode: 'GB',
      latitude: expect.closeTo(53.8, 1),
      longitude: expect.closeTo(-1.55, 1),
      population: expect.any(Number),
    });
  });

  it.each([
    ['munich', 'Munich'],
    ['saint albans', 'St Albans'],
    ["king's lynn", "King's Lynn"],
    ['kings lynn', "King's Lynn"],
    ['sao paul', 'São Paulo'],
  ])('knows %s as %s', async (q, name) => {
    expect((await find(q)).body.map((place) => place.name)).toContain(name);
  });

  it('puts British places first for a visitor in the UK, and larger ones first for others', async () => {
    expect((await first('perth'))?.countryCode).toBe('AU');
    expect((await service.call<Place[]>('GET', '/api/geo/places?q=perth&userCountry=UK')).body[0]).toMatchObject({
      name: 'Perth',
      countryCode: 'GB',
    });
  });

  it('looks in one country when it is named after a comma', async () => {
    expect((await first('newcastle'))?.countryCode).not.toBe('GB');
    expect((await first('newcastle, uk'))?.countryCode).toBe('GB');
    expect((await find('perth, united kingdom')).body.every(({ countryCode }) => countryCode === 'GB')).toBe(true);
  });

  it.each([
    ['12 Kirkgate, Otley', 'Otley'],
    ['Kirkgate, Otley, UK', 'Otley'],
    ['LS21 3HD', 'LS21 3'],
    ['12 Kirkgate, Otley, ls21 3hd', 'LS21 3'],
  ])('finds of the address %s the middle of its postcode or town', async (q, name) => {
    expect(await first(q)).toMatchObject({ name, countryCode: 'GB' });
  });

  it('answers at most ten, and none for what no place is called', async () => {
    expect((await find('sa')).body).toHaveLength(10);
    expect((await find('xqzzy')).body).toEqual([]);
    expect((await find(', ,')).body).toEqual([]);
  });

  it.each(['a', '', 'a'.repeat(81), 'a\u0000'])('refuses %j and names the field', async (q) => {
    const { status, body } = await find(q);
    expect([status, Object.keys(body.fieldErrors ?? {})]).toEqual([400, ['q']]);
  });
});
