import { publishRemote, publishService } from '@waymark/release/registry';
import { startReleaseHouse } from '@waymark/release/testing';
import { join } from 'node:path';
import { releasedSince } from './released-since';

let house: Awaited<ReturnType<typeof startReleaseHouse>>;
beforeAll(async () => (house = await startReleaseHouse()), 60_000);
afterAll(() => house.stop());

it('a job of an installation may write again what jobs wrote, and nothing that somebody released since (R6.26, R6.27)', async () => {
  const { artefactsDir, signer } = house.environment;
  const job = house.writerOf(signer, 'publish job');
  const publish = (by: string) =>
    publishRemote(house.writerOf(signer, by), { distDir: join(house.root, 'mfe-maps/dist'), artefactsDir });
  expect(await releasedSince(job, 'remote', 'maps')).toBeNull();
  house.build('v1');
  await publish('publish job');
  expect(await releasedSince(job, 'remote', 'maps')).toBeNull();
  house.build('v2');
  await publish('ada');
  house.write(
    'services/maps/service.json',
    JSON.stringify({ name: 'maps', apiVersion: '1.0.0', prefixes: ['/api/geo'] }),
  );
  const publishMaps = (by: string, version: string) =>
    publishService(house.writerOf(signer, by), {
      serviceDir: join(house.root, 'services/maps'),
      artefactsDir,
      version,
      origins: ['http://maps:8080'],
    });
  await publishMaps('publish job', 'v1');
  // Each half by itself.
  expect([await releasedSince(job, 'remote', 'maps'), await releasedSince(job, 'service', 'maps')]).toEqual([
    'ada',
    null,
  ]);
  await publishMaps('ada', 'v2');
  expect(await releasedSince(job, 'service', 'maps')).toBe('ada');
});
