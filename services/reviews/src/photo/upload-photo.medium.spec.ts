import type { Problem } from '@waymark/contracts-core';
import { MAX_PHOTO_BYTES, type Review, type UploadedPhoto } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import { UploadPhoto } from '@waymark/service-kit/photo';
import sql from 'sql-template-tag';
import sharp from 'sharp';
import { phonePhoto, photoForm, plain } from '@waymark/testing/pictures';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenPhoto, givenVenue, reviewForm } from '../../test/scenario';

const PATH = '/api/reviews/photos';

describe('uploading a photo (SX.5, SX.8)', () => {
  let service: ReviewsService;
  const send = async (form: FormData, options: { as?: number; key?: string } = { as: 5 }) => {
    const answer = await service.send('POST', PATH, { ...options, body: form });
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as UploadedPhoto & Problem };
  };

  beforeAll(async () => {
    service = await sharedReviews();
  }, 90_000);

  it('answers where its two sizes are, and serves them so that nothing else can be made of them', async () => {
    const { status, body } = await send(photoForm(await phonePhoto(900, 600)));
    expect([status, body.width, body.height]).toEqual([201, 600, 900]);
    for (const [url, height] of [
      [body.url, 900],
      [body.thumbUrl, 480],
    ] as const) {
      const answer = await service.send('GET', url, {});
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(Number(answer.headers.get('content-length'))).toBe(bytes.length);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', height });
    }
  });

  it('answers 404 for a photo or a size that is not there, and 400 for what is no id', async () => {
    expect((await service.send('GET', `${PATH}/7c2d3a52-5a50-4f1e-9e52-0a1b2c3d4e5f/full`, {})).status).toBe(404);
    expect((await service.send('GET', `${PATH}/7c2d3a52-5a50-4f1e-9e52-0a1b2c3d4e5f/huge`, {})).status).toBe(400);
    expect((await service.send('GET', `${PATH}/..%2f..%2fetc/full`, {})).status).toBe(400);
  });

  it.each([
    ['a page named as a photo', 415, 'a.jpg', async () => Buffer.from('<!doctype html>'), 'photo'],
    ['a damaged photo', 422, 'a.jpg', async () => (await phonePhoto()).subarray(0, -9), 'photo'],
    ['another field', 422, 'a.jpg', () => phonePhoto(), 'picture'],
    ['one byte more than 10 MB', 413, 'a.jpg', async () => Buffer.alloc(MAX_PHOTO_BYTES + 1), 'photo'],
  ] as const)('rejects %s with an error for the field', async (_what, status, name, make, field) => {
    const answer = await send(photoForm(await make(), name, field));
    expect([answer.status, Object.keys(answer.body.fieldErrors ?? {})]).toEqual([status, ['photo']]);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });

  it('takes exactly 10 MB', async () => {
    const photo = await phonePhoto();
    const padded = Buffer.concat([photo, Buffer.alloc(MAX_PHOTO_BYTES - photo.length)]);
    expect((await send(photoForm(padded))).status).toBe(201);
  });

  it('makes one photo of two sendings with one key, and refuses another photo under it', async () => {
    const photo = await phonePhoto();
    const both = await Promise.all([1, 2].map(() => send(photoForm(photo), { as: 5, key: 'photo-key-1' })));
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[0]?.body.id).toBe(both[1]?.body.id);
    const other = await send(photoForm(await plain(30, 30).jpeg().toBuffer()), { as: 5, key: 'photo-key-1' });
    expect([other.status, other.body.code]).toEqual([422, 'request.idempotency-mismatch']);
  });

  it('turns away more than it can take, with the time to come back', async () => {
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const upload = service.get(UploadPhoto);
    const decode = upload['decode'];
    const slow = jest
      .spyOn(upload as unknown as { decode: typeof decode }, 'decode')
      .mockImplementation(async (...all) => {
        await held;
        return decode(...all);
      });
    const photo = await phonePhoto();
    const sent = Array.from({ length: 16 }, (_, index) => send(photoForm(photo), { as: 100 + (index % 6) }));
    // Until the first is decoded, only who is turned away has an answer.
    await Promise.race(sent);
    letGo();
    const answers = await Promise.all(sent);
    slow.mockRestore();
    const refused = answers.filter(({ status }) => status !== 201);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(5);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, headers, body } of refused) {
      expect([status, body.code]).toEqual(status === 429 ? [429, 'photo.still-arriving'] : [503, 'photo.busy']);
      expect(headers.get('retry-after')).toBe('5');
    }
  });

  it('gives what is no photo nobody else’s turn', async () => {
    const page = () => photoForm(Buffer.from('<!doctype html>'));
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => send(page(), { as: 200 + index })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 415));
  });

  it('takes 30 photos of a member without a review, and not one more until some are used or gone', async () => {
    const insert = (count: number) =>
      service.get(Database).query(sql`
      INSERT INTO review_photo (id, member_id, width, height, full_file, thumb_file)
      SELECT gen_random_uuid(), 20, 1, 1, 'x', 'y' FROM generate_series(1, ${count}::int)`);
    await insert(29);
    expect((await send(photoForm(await phonePhoto()), { as: 20 })).status).toBe(201);
    const { status, headers, body } = await send(photoForm(await phonePhoto()), { as: 20 });
    expect([status, headers.get('retry-after'), body.code]).toEqual([429, '86400', 'photo.too-many']);
    expect((await send(photoForm(await phonePhoto()), { as: 21 })).status).toBe(201);
  });

  describe('with a review', () => {
    const shown = async () => Number((await service.call('GET', '/api/reviews')).headers.get('x-total-count'));
    const publish = async (as: number, photos: object[], key?: string) => {
      const venue = await givenVenue(service);
      return service.call<Review & Problem>('POST', '/api/reviews', {
        as,
        body: reviewForm(venue.id, { photos }),
        key,
      });
    };

    it('is shown in the order and with the words of its author, and not without words', async () => {
      const [first, second] = [await givenPhoto(service, 6), await givenPhoto(service, 6)];
      const { status, body } = await publish(6, [
        { id: second.id, description: ' The <b>ramp</b> ' },
        { id: first.id, description: 'Door' },
      ]);
      expect(status).toBe(201);
      expect(body.photos).toEqual([
        { ...second, description: 'The <b>ramp</b>' },
        { ...first, description: 'Door' },
      ]);
      const unsaid = await publish(6, [{ id: (await givenPhoto(service, 6)).id, description: '' }]);
      expect(unsaid.body.fieldErrors).toEqual({ 'photos.0.description': 'Please describe this photo.' });
    });

    it('must be the own one and not in use; else nothing is published', async () => {
      const { id } = await givenPhoto(service, 8);
      const before = await shown();
      const stolen = await publish(9, [{ id, description: 'Not mine' }]);
      expect([stolen.status, stolen.body.fieldErrors]).toEqual([
        422,
        { 'photos.0.id': 'This photo is no longer here. Please add it again.' },
      ]);
      expect((await publish(8, [{ id, description: 'Mine' }], 'review-photo-1')).status).toBe(201);
      expect((await publish(8, [{ id, description: 'Mine' }])).status).toBe(422);
      expect(await shown()).toBe(before + 1);
    });
  });
});
