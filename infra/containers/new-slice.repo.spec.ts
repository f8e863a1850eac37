import { createTree } from '@nx/devkit/testing';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sliceGenerator from '../../libs/tools/generators/slice/generator.mjs';
import { KIT_FILES } from '../../libs/tools/generators/slice/kit-files.mjs';
import { networksOf, readCompose } from '../compose/read-compose';
import { manifestProblems } from '../k8s/manifest-problems';
import { mayReach } from '../k8s/may-reach';
import { podsOf } from '../k8s/pods';
import { readKustomization } from '../k8s/read-kustomization';
import { readDockerfile } from './read-dockerfile';

const ROOT = join(import.meta.dirname, '../..');
const PLACES = ['infra/back-up', 'infra/compose', 'infra/k8s', 'gateway/k8s', 'gateway/renderer/k8s', 'shell/k8s'];

/** Files that describe how the site runs in containers. */
function described(): string[] {
  const beside = [
    ...readdirSync(join(ROOT, 'services')).map((slice) => `services/${slice}`),
    ...readdirSync(ROOT).filter((folder) => /^(mfe-.*|shell)$/.test(folder)),
  ];
  const within = [...PLACES, ...beside.map((folder) => `${folder}/k8s`)].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true }).map((file) => `${folder}/${String(file)}`),
  );
  return [...within, ...beside.map((folder) => `${folder}/compose.yaml`)].filter((file) => /\.(yaml|sh)$/.test(file));
}

describe('the containers of a slice that the generator writes (RB.8)', () => {
  let folder: string;
  const at = (path: string) => join(folder, path);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'waymark-new-slice-'));
    const tree = createTree();
    for (const file of [KIT_FILES.models, ...KIT_FILES.sql, ...described()])
      tree.write(file, readFileSync(join(ROOT, file), 'utf8'));
    await sliceGenerator(tree, { name: 'sample' });
    for (const { path, content } of tree.listChanges()) {
      mkdirSync(dirname(at(path)), { recursive: true });
      writeFileSync(at(path), content ?? '');
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('have images of their own (RB.6)', () => {
    expect(readDockerfile(at('services/sample/Dockerfile')).map(({ name }) => name)).toEqual([
      'build',
      'packages',
      'jobs',
      'service',
    ]);
    expect(readDockerfile(at('mfe-sample/Dockerfile')).map(({ name }) => name)).toEqual([
      'build',
      'packages',
      'publish',
    ]);
  });

  it('are part of the compose file: two services with a network and a database of their own, and jobs (RB.7)', () => {
    const { services } = readCompose(at('infra/compose/docker-compose.yaml'));
    expect(Object.keys(services)).toEqual(
      expect.arrayContaining([
        'sample',
        'sample-back-up',
        'sample-database',
        'sample-register',
        'sample-postgres',
        'mfe-sample',
      ]),
    );
    expect(services['sample']?.deploy?.replicas).toBe(2);
    expect(networksOf(services['sample'] ?? { image: '' })).toEqual(['sample', 'sample-data']);
    for (const name of ['gateway', 'nats-1', 'nats-2', 'nats-3'])
      expect(networksOf(services[name] ?? { image: '' })).toContain('sample');
  });

  it('are part of each overlay, allowed by the schema, and reach their own database and the broker alone', () => {
    const overlay = at('infra/k8s/overlays/production');
    const manifests = [...readKustomization(overlay), ...readKustomization(join(overlay, 'jobs'))];
    expect(manifestProblems(manifests.filter(({ metadata }) => metadata.name.includes('sample')))).toEqual([]);
    const pods = podsOf(manifests);
    const sample = pods.filter(({ name }) => name === 'sample');
    expect(
      pods
        .filter((to) => to.name !== 'sample' && sample.some((from) => mayReach(manifests, from, to)))
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['nats', 'sample-postgres']);
    const images = JSON.stringify(pods).match(/"image":"[^"]*sample[^"]*"/g) ?? [];
    expect(images.filter((image) => !image.includes('registry.example/'))).toEqual([]);
    expect(manifests.filter(({ kind }) => kind === 'Secret').map(({ metadata }) => metadata.name)).toEqual(
      expect.arrayContaining(['sample', 'sample-back-up', 'sample-jobs', 'sample-postgres']),
    );
  }, 120_000);
});
