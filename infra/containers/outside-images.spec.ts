import { filesWithImages, outsideImages, withDigests } from './outside-images';

/** Images without a known digest; `npm run images:renew` writes it. */
const NOT_YET = ['getmeili/meilisearch:v1.21'];

const images = filesWithImages().flatMap(outsideImages);
const digestsOf = (image: string) => new Set(images.filter((one) => one.image === image).map(({ digest }) => digest));

it('finds the images of Dockerfiles, compose files, manifests and templates', () => {
  expect([...new Set(images.map(({ image }) => image.split(':')[0]))].sort()).toEqual([
    'caddy',
    'gcr.io/distroless/nodejs22-debian12',
    'getmeili/meilisearch',
    'nats',
    'node',
    'postgres',
    'rclone/rclone',
    'valkey/valkey',
  ]);
});

it('has no image of others without a version and the digest of what that version was', () => {
  expect(images.filter(({ image, digest }) => !/:[\w.-]+$/.test(image) || digest === null)).toEqual(
    images.filter(({ image }) => NOT_YET.includes(image)).map(({ image }) => ({ image, digest: null })),
  );
});

it('has one digest for each of them', () => {
  expect(images.filter(({ image }) => digestsOf(image).size !== 1)).toEqual([]);
});

it('replaces the digest of an external image, and leaves our own images unchanged', () => {
  const [before, after] = ['a', 'b'].map((letter) => `sha256:${letter.repeat(64)}`);
  const text = [
    `FROM node:22-slim@${before} AS build`,
    'FROM gcr.io/distroless/nodejs22:nonroot',
    '    image: nats:2',
    '    image: ${IMAGES:-waymark}/gateway:local',
    '          image: waymark/gateway',
  ].join('\n');
  expect(
    withDigests(
      text,
      new Map(['node:22-slim', 'gcr.io/distroless/nodejs22:nonroot', 'nats:2'].map((image) => [image, after ?? ''])),
    ),
  ).toBe(
    [
      `FROM node:22-slim@${after} AS build`,
      `FROM gcr.io/distroless/nodejs22:nonroot@${after}`,
      `    image: nats:2@${after}`,
      '    image: ${IMAGES:-waymark}/gateway:local',
      '          image: waymark/gateway',
    ].join('\n'),
  );
});
