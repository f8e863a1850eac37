import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Socket } from 'node:net';
import { until } from '@waymark/testing';
import { holdUpload } from '../../../test/held-upload';
import { phonePhoto, photoForm } from '@waymark/testing/pictures';
import { sharedReviews, type ReviewsService } from '../../../test/reviews-service';

const SLOTS = 12;
const PATH = '/api/reviews/photos';

const workFolders = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`waymark-work-${process.pid}-`));

describe('uploads that never end', () => {
  let service: ReviewsService;
  const upload = async (as: number) =>
    (await service.send('POST', PATH, { as, body: photoForm(await phonePhoto()) })).status;
  const held = (count: number) =>
    until(`${count} uploads under way`, 10_000, async () => workFolders().length === count || null);

  beforeAll(async () => {
    service = await sharedReviews();
  }, 90_000);

  it('give their place back when the sender goes away, and leave no file', async () => {
    for (let round = 0; round < 2; round += 1) {
      const senders = Array.from({ length: SLOTS }, (_, index) => 40 + Math.floor(index / 3));
      const sockets = await Promise.all(senders.map((sender) => holdUpload(service, sender)));
      await held(SLOTS);
      for (const socket of sockets) socket.destroy();
      await held(0);
    }
    expect(await upload(40)).toBe(201);
  }, 30_000);

  it('of one member take three places, and everybody else goes on', async () => {
    const sockets: Socket[] = [];
    for (let count = 0; count < SLOTS; count += 1) sockets.push(await holdUpload(service, 50));
    await held(3);
    expect(await upload(50)).toBe(429);
    expect(await upload(51)).toBe(201);
    for (const socket of sockets) socket.destroy();
    await held(0);
    expect(await upload(50)).toBe(201);
  }, 30_000);
});
