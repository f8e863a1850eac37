import { join } from 'node:path';
import { readCompose } from './read-compose';

const OFFICIAL = [/^postgres:\d/, /^nats:\d/, /^(redis|valkey\/valkey):\d/, /^getmeili\/meilisearch:v\d/, /^caddy:\d/];

it('what is not built here comes from the official images of PostgreSQL, NATS, Redis or Valkey, Meilisearch and the front door, each of a version (R6.8)', () => {
  const { services } = readCompose(join(import.meta.dirname, 'docker-compose.yaml'));
  const images = [
    ...new Set(
      Object.values(services)
        .filter(({ build }) => !build)
        .map(({ image }) => image),
    ),
  ];
  expect(images.filter((image) => !OFFICIAL.some((official) => official.test(image)))).toEqual([]);
  expect(OFFICIAL.filter((official) => !images.some((image) => official.test(image)))).toEqual([]);
});
