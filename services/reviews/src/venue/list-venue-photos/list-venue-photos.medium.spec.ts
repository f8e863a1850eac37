import type { Problem } from '@waymark/contracts-core';
import type { VenuePhoto } from '@waymark/contracts-reviews';
import { givenPhoto } from '../../../test/given-photo';
import { sharedReviews, type ReviewsService } from '../../../test/reviews-service';
import { givenReview, givenVenue } from '../../../test/scenario';

let service: ReviewsService;
beforeAll(async () => void (service = await sharedReviews()));

const photos = (id: number) => service.call<VenuePhoto[] & Problem>('GET', `/api/venues/${id}/photos`);

describe('photos of a venue', () => {
  it('are all of its reviews, the newest review first, each with who took it, when, and its words (SL21)', async () => {
    const { id } = await givenVenue(service);
    const [door, ramp, hall] = [
      await givenPhoto(service, 3),
      await givenPhoto(service, 3),
      await givenPhoto(service, 4),
    ];
    const older = await givenReview(service, id, 3, {
      reviewerName: 'Ben',
      photos: [
        { id: door.id, description: 'The door' },
        { id: ramp.id, description: 'The ramp' },
      ],
    });
    const newer = await givenReview(service, id, 4, { photos: [{ id: hall.id, description: 'The hall' }] });
    const { status, body } = await photos(id);
    expect(status).toBe(200);
    expect(body.map(({ description, reviewId, reviewerName }) => [description, reviewId, reviewerName])).toEqual([
      ['The hall', newer.id, 'Ana'],
      ['The door', older.id, 'Ben'],
      ['The ramp', older.id, 'Ben'],
    ]);
    expect(body[1]).toMatchObject({
      id: door.id,
      thumbUrl: door.thumbUrl,
      width: door.width,
      createdAt: older.createdAt,
    });
  });

  it('are none where nobody took one, and none of another venue', async () => {
    const { id } = await givenVenue(service);
    await givenReview(service, id, 5);
    await givenPhoto(service, 5);
    expect(await photos(id)).toMatchObject({ status: 200, body: [] });
    expect((await photos(999_999)).body).toMatchObject({ status: 404, code: 'venue.not-found' });
  });
});
