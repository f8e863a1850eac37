import { readdir } from 'node:fs/promises';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { givenPhoto } from '../../test/given-photo';
import { phonePhoto, photoForm } from '@waymark/testing/pictures';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenReview, givenVenue } from '../../test/scenario';
import { RemoveUnusedPhotos } from '@waymark/service-kit/photo';

describe('photos that no review used', () => {
  let service: ReviewsService;
  const statusOf = async (url: string) => (await service.send('GET', url, {})).status;
  const age = (id: string, hours: number) =>
    service
      .get(Database)
      .query(sql`UPDATE review_photo SET created_at = now() - make_interval(hours => ${hours}) WHERE id = ${id}`);
  const files = async () =>
    (await readdir(service.photoFolder, { recursive: true })).filter((name) => name.endsWith('.webp')).length;

  beforeAll(async () => {
    service = await sharedReviews();
  }, 90_000);

  it('go after a day, with their files; younger ones and those of a review stay', async () => {
    const venue = await givenVenue(service);
    const [old, young, used] = [
      await givenPhoto(service, 5),
      await givenPhoto(service, 5),
      await givenPhoto(service, 5),
    ];
    await givenReview(service, venue.id, 5, { photos: [{ id: used.id, description: 'Door' }] });
    await age(old.id, 25);
    await age(young.id, 23);
    await age(used.id, 25);
    const before = await files();
    expect(await service.get(RemoveUnusedPhotos).run()).toBe(1);
    expect(await files()).toBe(before - 2);
    expect(await Promise.all([old, young, used].map(({ url }) => statusOf(url)))).toEqual([404, 200, 200]);
  });

  it('leave files that another photo of the same content still needs', async () => {
    const photo = await phonePhoto(77, 66);
    const upload = async () =>
      (await (await service.send('POST', '/api/reviews/photos', { as: 6, body: photoForm(photo) })).json()) as {
        id: string;
        url: string;
      };
    const [first, second] = [await upload(), await upload()];
    await age(first.id, 25);
    await service.get(RemoveUnusedPhotos).run();
    expect([await statusOf(first.url), await statusOf(second.url)]).toEqual([404, 200]);
  });
});
