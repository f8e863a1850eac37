import type { Problem } from '@waymark/contracts-core';
import type { Place } from '@waymark/contracts-maps';
import { sharedMaps, type MapsUnderTest } from '../../../test/maps-service';

describe('the places of a view', () => {
  let service: MapsUnderTest;
  const within = (south: number, west: number, north: number, east: number) =>
    service.call<Place[] & Problem>(
      'GET',
      `/api/geo/places/within?${new URLSearchParams({ south: `${south}`, west: `${west}`, north: `${north}`, east: `${east}` }).toString()}`,
    );

  beforeAll(async () => void (service = await sharedMaps()));

  it('are the most populous ones, largest first, and all inside', async () => {
    const { status, headers, body } = await within(53.6, -1.9, 54, -1.3);
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=86400']);
    expect(body[0]?.name).toBe('Leeds');
    expect(body.map(({ name }) => name)).toContain('Otley');
    for (const { latitude, longitude } of body) {
      expect(latitude).toBeGreaterThanOrEqual(53.6);
      expect(longitude).toBeLessThanOrEqual(-1.3);
    }
  });

  it('are 30 at most, also of the whole world, and none in the middle of an ocean', async () => {
    expect((await within(-90, -180, 90, 180)).body).toHaveLength(30);
    expect((await within(-50, -140, -45, -135)).body).toEqual([]);
  });

  it('are found on both sides of the date line', async () => {
    const sides = (await within(-20, 177, -15, -178)).body.map(({ longitude }) => Math.sign(longitude));
    expect(sides).toContain(1);
  });

  it('are refused for edges that are no degrees', async () => {
    expect((await within(-91, 0, 1, 1)).body.fieldErrors).toHaveProperty('south');
  });
});
