import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { HEADERS, type Problem } from '@waymark/contracts-core';
import type { UploadedPhoto, VenuePhoto } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import { RemoveUnusedPhotos } from '@waymark/service-kit/photo';
import { until } from '@waymark/testing';
import { phonePhoto, photoForm } from '@waymark/testing/pictures';
import sql from 'sql-template-tag';
import { identityToken, sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenPhoto, givenReview, givenVenue } from '../../test/scenario';

let service: ReviewsService;
beforeAll(async () => void (service = await sharedReviews()));

describe('photos that no review used', () => {
  const statusOf = async (url: string) => (await service.send('GET', url)).status;
  const age = (id: string, hours: number) =>
    service
      .get(Database)
      .query(sql`UPDATE review_photo SET created_at = now() - make_interval(hours => ${hours}) WHERE id = ${id}`);
  const files = async () =>
    (await readdir(service.photoFolder, { recursive: true })).filter((name) => name.endsWith('.webp')).length;

  it('go after a day, with their files; younger ones and those of a review stay', async () => {
    const venue = await givenVenue(service);
    const given = () => givenPhoto(service, 5);
    const [old, young, used] = [await given(), await given(), await given()];
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
    const upload = async () => {
      const answer = await service.send('POST', '/api/reviews/photos', { as: 6, body: photoForm(photo) });
      return (await answer.json()) as UploadedPhoto;
    };
    const [first, second] = [await upload(), await upload()];
    await age(first.id, 25);
    await service.get(RemoveUnusedPhotos).run();
    expect([await statusOf(first.url), await statusOf(second.url)]).toEqual([404, 200]);
  });
});

describe('photos of a venue', () => {
  const photosOf = (id: number) => service.call<VenuePhoto[] & Problem>('GET', `/api/venues/${id}/photos`);

  it('are all of its reviews, the newest review first, each with who took it, when, and its words (SL21)', async () => {
    const { id } = await givenVenue(service);
    const [door, ramp] = [await givenPhoto(service, 3), await givenPhoto(service, 3)];
    const photos = [door, ramp].map((one, at) => ({ id: one.id, description: ['The door', 'The ramp'][at] }));
    const older = await givenReview(service, id, 3, { reviewerName: 'Ben', photos });
    const hall = { id: (await givenPhoto(service, 4)).id, description: 'The hall' };
    const newer = await givenReview(service, id, 4, { photos: [hall] });
    const { width, thumbUrl } = door;
    expect((await photosOf(id)).body).toMatchObject([
      { description: 'The hall', reviewId: newer.id, reviewerName: 'Ana' },
      {
        description: 'The door',
        reviewId: older.id,
        reviewerName: 'Ben',
        id: door.id,
        createdAt: older.createdAt,
        width,
        thumbUrl,
      },
      { description: 'The ramp', reviewId: older.id, reviewerName: 'Ben' },
    ]);
  });

  it('are empty where nobody added one', async () => {
    const { id } = await givenVenue(service);
    await givenReview(service, id, 5);
    await givenPhoto(service, 5);
    expect(await photosOf(id)).toMatchObject({ status: 200, body: [] });
    expect((await photosOf(999_999)).body).toMatchObject({ status: 404, code: 'venue.not-found' });
  });
});

const PATH = '/api/reviews/photos';
const PART = 'Content-Disposition: form-data; name="photo"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';

const workFolders = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`waymark-work-${process.pid}-`));
const held = (count: number) =>
  until(`${count} uploads under way`, 10_000, async () => workFolders().length === count || null);

/** An upload that says it has 100 KB to send, sends half of them and stays. */
async function holdUpload(as: number): Promise<Socket> {
  const { host, hostname, port } = new URL(service.origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const identity = `${HEADERS.identity}: ${await identityToken(as)}`;
  const head = [`POST ${PATH} HTTP/1.1`, `Host: ${host}`, identity, 'Content-Length: 100000'];
  socket.write(`${head.join('\r\n')}\r\nContent-Type: multipart/form-data; boundary=b\r\n\r\n--b\r\n${PART}`);
  socket.write(Buffer.alloc(50_000, 7));
  return socket;
}

it('uploads that never end take three places of a member, and give them back without a file when the sender goes away', async () => {
  const upload = async (as: number) =>
    (await service.send('POST', PATH, { as, body: photoForm(await phonePhoto()) })).status;
  const sockets: Socket[] = [];
  for (let count = 0; count < 12; count += 1) sockets.push(await holdUpload(50));
  await held(3);
  expect([await upload(50), await upload(51)]).toEqual([429, 201]);
  for (const socket of sockets) socket.destroy();
  await held(0);
  expect(await upload(50)).toBe(201);
}, 60_000);
