import type { SearchAnswer } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { sharedReviews, type ReviewsService } from '../../../test/reviews-service';
import { givenVenue } from '../../../test/scenario';
import { GoneVenues } from './gone-venues';

describe('places that closed or moved', () => {
  let service: ReviewsService;
  let ids: number[];
  const called = (asked: string) => new GoneVenues(service.get(Database)).called(asked);

  beforeAll(async () => {
    service = await sharedReviews();
    ids = [];
    for (let at = 0; at < 7; at += 1) ids.push((await givenVenue(service)).id);
    const [closed, moved, double, ...chain] = ids;
    const name = (id: number | undefined, to: string, city: string, status: string | null) =>
      service.get(Database).query(sql`
        UPDATE venue SET name = ${to}, city = ${city}, status = ${status}, status_since = '2026-11-20' WHERE id = ${id}`);
    await name(closed, 'St. Mary’s Café', 'Ely', 'closed');
    await name(moved, 'Old Library', 'Ely', 'moved');
    await name(double, 'Corn Exchange', 'Ely', 'double');
    for (const [at, id] of chain.entries()) await name(id, 'Fresh & Co', `Town ${at}`, 'closed');
  }, 90_000);

  it('are told to whoever asks for them by name, with their town or without', async () => {
    const told = [
      {
        id: ids[0],
        name: 'St. Mary’s Café',
        city: 'Ely',
        status: { status: 'closed', since: '2026-11-20', now: null },
      },
    ];
    expect(await called('saint marys cafe')).toEqual(told);
    expect(await called('St Marys Café, ELY')).toEqual(told);
    expect(await called('st marys cafe in ely')).toEqual(told);
    expect(await called('old library')).toMatchObject([{ id: ids[1], status: { status: 'moved' } }]);
  });

  it('are not told where another place is meant, or any of a chain', async () => {
    expect(await called('cafe ely')).toEqual([]);
    expect(await called('corn exchange')).toEqual([]);
    expect(await called('fresh and co')).toEqual([]);
    expect(await called('fresh and co town 3')).toHaveLength(1);
  });

  it('come with the answer of a search', async () => {
    const { body } = await service.call<SearchAnswer>('GET', '/api/search?q=old+library&where=Ely');
    expect(body.gone).toMatchObject([{ id: ids[1], name: 'Old Library' }]);
  });
});
