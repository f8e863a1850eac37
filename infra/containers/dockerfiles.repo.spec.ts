import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployables } from './deployables';
import { readDockerfile, type Stage } from './read-dockerfile';

const ROOT = join(import.meta.dirname, '../..');
const BASES = { build: /^node:\d+-bookworm-slim@/, run: /^gcr\.io\/distroless\/nodejs\d+-debian12:nonroot@/ };
const BUILD_STAGES = ['build', 'packages'];
const WORKDIR = '/src/';

const files = deployables().map(({ folder, kind }) => ({ folder, kind, file: join(ROOT, folder, 'Dockerfile') }));

describe.each(files)('the image of $folder (R6.2, R6.7)', ({ folder, kind, file }) => {
  let stages: Stage[];
  let images: Stage[];
  let copies: Stage['copies'];

  beforeAll(() => {
    stages = readDockerfile(file);
    images = stages.filter(({ name }) => !BUILD_STAGES.includes(name));
    copies = images.flatMap((image) => image.copies);
  });

  it('is built apart from what runs: the image has no shell, package manager, compiler or source', () => {
    expect(images.length).toBeGreaterThan(0);
    for (const { base } of stages.filter(({ name }) => BUILD_STAGES.includes(name))) expect(base).toMatch(BASES.build);
    for (const { base, instructions } of images) {
      expect(base).toMatch(BASES.run);
      expect(instructions).not.toContain('RUN');
    }
    const sources = copies.flatMap((copy) => copy.sources).filter((source) => source.startsWith(WORKDIR));
    expect(sources.filter((source) => /\/(src|node_modules)(\/|$)/.test(source.slice(WORKDIR.length)))).toEqual([]);
  });

  it('builds and runs on one version of Node', () => {
    const versions = stages.map(({ base }) => /(?:node:|nodejs)(\d+)/.exec(base)?.[1]);
    expect([...new Set(versions)]).toHaveLength(1);
  });

  it('runs as a user by number, who is not root, so that a cluster can see it (R6.4)', () => {
    for (const { user } of images) expect(user).toMatch(/^[1-9]\d{3,}:[1-9]\d{3,}$/);
  });

  it('owns nothing but the empty folders that volumes are mounted on', () => {
    const owned = copies.filter(({ owner }) => owner !== null);
    expect(owned.flatMap(({ sources }) => sources).filter((source) => source !== '/empty')).toEqual([]);
  });

  it('takes each file from a stage that there is, and from folders that there are', () => {
    const folders = ['infra/jobs', 'infra/containers', folder];
    for (const copy of copies) {
      expect(stages.map(({ name }) => name)).toContain(copy.stage);
      const ours = copy.sources
        .filter((source) => source.startsWith(WORKDIR))
        .map((source) => source.slice(WORKDIR.length));
      // An image contains one deployable, so a change of another slice does not affect it.
      expect(ours.filter((source) => !folders.some((wanted) => source.startsWith(`${wanted}/`)))).toEqual([]);
    }
  });

  it('is given no secret while it is built', () => {
    const text = readFileSync(file, 'utf8');
    expect(text).not.toMatch(/^ARG|^ADD/m);
    expect(
      stages
        .flatMap(({ env }) => Object.keys(env))
        .filter((name) => /SECRET|PASSWORD|TOKEN|PEPPER|_KEY|_URL/.test(name)),
    ).toEqual([]);
  });

  it('has one service that listens on all addresses, says when it is ready and stops in order, or is a job', () => {
    const served = images.filter(({ health }) => health !== null);
    expect(served).toHaveLength(kind === 'browser' ? 0 : 1);
    for (const image of served) {
      expect(image.env).toMatchObject({ NODE_ENV: 'production', MODE: 'production', HOST: '0.0.0.0' });
      expect(image.instructions).toEqual(expect.arrayContaining(['EXPOSE', 'STOPSIGNAL', 'HEALTHCHECK']));
      // Node is process 1 and hears SIGTERM itself.
      expect(image.entrypoint[0]).toBe('/nodejs/bin/node');
      expect(stages.at(-1)).toBe(image);
    }
  });
});

it('sends neither secrets nor local builds and packages to the image build', () => {
  const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
  expect(ignored).toEqual(
    expect.arrayContaining([
      '.git',
      '.local',
      '**/node_modules',
      '**/dist',
      '**/.env',
      '**/generated',
      'infra/compose/secrets',
    ]),
  );
  for (const { folder } of deployables()) expect(existsSync(join(ROOT, folder, '.dockerignore'))).toBe(false);
});
