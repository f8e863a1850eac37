import { createTree } from '@nx/devkit/testing';
import type { Tree } from '@nx/devkit';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sliceGenerator from './generator.mjs';
import { KIT_FILES } from './kit-files.mjs';

const root = join(import.meta.dirname, '../../../..');
const committed = (file: string) => readFileSync(join(root, file), 'utf8');
const KIT = [KIT_FILES.models, ...KIT_FILES.sql];
const SLICES = readdirSync(join(root, 'libs/contracts')).filter((name) => name !== 'core');

/** Files that no team edits: each slice has exactly what the generator writes. */
const FRAME: Record<string, string[]> = {
  contracts: ['tsconfig.json'],
  service: [
    'tsconfig.json',
    'webpack.config.mjs',
    'prisma.config.ts',
    'prisma/migrations/migration_lock.toml',
    'scrape.yaml',
    'src/main.ts',
    'src/prisma.service.ts',
    'src/commands/describe.ts',
    'src/openapi/descriptions.ts',
    'src/openapi/descriptions.spec.ts',
    'Dockerfile',
    ...[
      'autoscaler',
      'database',
      'disruption-budget',
      'service',
      'jobs/network-policy',
      'jobs/prepare-database',
      'jobs/register',
      'jobs/kustomization',
    ].map((name) => `k8s/${name}.yaml`),
  ],
  mfe: [
    'tsconfig.json',
    'webpack.config.mjs',
    'Dockerfile',
    'compose.yaml',
    'k8s/publish.yaml',
    'k8s/kustomization.yaml',
  ],
};

/** Ids of requirements in titles are each slice's own. */
const withoutIds = (text: string) => text.replaceAll(/ \([A-Z][\w.]*\d(?:, [A-Z][\w.]*\d)*\)(?=')/g, '');

/** A slice that stores nothing of its own yet has no use for it. */
const WHEN_THERE = ['src/prisma.service.ts'];

it('account asks every slice with a service what it holds of a member', () => {
  const holders = [...committed('libs/contracts/core/src/data-holders.ts').matchAll(/^ {2}(\w+): '/gm)];
  const services = SLICES.filter((name) => existsSync(join(root, 'services', name, 'package.json')));
  expect(holders.map(([, name]) => name).sort()).toEqual(services.sort());
});

interface Package {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
}

// A failure here means: change the generator's template and every slice together, so that all read the same.
describe.each(SLICES)('the frame of %s (RB.10)', (name) => {
  const places: Record<string, string> = {
    contracts: `libs/contracts/${name}`,
    service: `services/${name}`,
    mfe: `mfe-${name}`,
  };
  const parts = Object.keys(places).filter((part) => existsSync(join(root, places[part] ?? '', 'package.json')));
  let tree: Tree;
  const fresh = (file: string) => tree.read(file, 'utf8') ?? '';

  beforeAll(async () => {
    tree = createTree();
    for (const file of KIT) tree.write(file, committed(file));
    await sliceGenerator(tree, { name });
  });

  const frame = parts.flatMap((part) =>
    (FRAME[part] ?? [])
      .filter((file) => !WHEN_THERE.includes(file) || existsSync(join(root, places[part] ?? '', file)))
      .map((file) => `${places[part]}/${file}`),
  );

  it.each(frame)('%s is what the generator writes', (file) => {
    expect(withoutIds(committed(file))).toBe(fresh(file));
  });

  it.each(parts.map((part) => `${places[part]}/package.json`))(
    '%s has the frame’s scripts, tags and versions',
    (file) => {
      const { dependencies, devDependencies, ...rest } = JSON.parse(fresh(file)) as Package;
      const ours = JSON.parse(committed(file)) as Package;
      expect(ours).toMatchObject({ ...rest, description: expect.any(String) });
      expect(versionsThatDiffer(ours, { ...dependencies, ...devDependencies })).toEqual([]);
    },
  );

  it('uses the tables of the kit', () => {
    if (!parts.includes('service')) return;
    expect(committed(`services/${name}/prisma/schema.prisma`)).toContain(
      committed('libs/service-kit/prisma/kit.prisma'),
    );
    for (const file of KIT_FILES.sql) expect(migrationsOf(name)).toContain(committed(file));
    const [generator = ''] = fresh(`services/${name}/prisma/schema.prisma`).split('model ');
    expect(committed(`services/${name}/prisma/schema.prisma`)).toContain(generator);
  });
});

function migrationsOf(name: string): string {
  const folder = `services/${name}/prisma/migrations`;
  const migrations = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return migrations.map((entry) => committed(`${folder}/${entry.name}/migration.sql`)).join('\n');
}

/** A slice may use more than the frame, and leave out what it does not use, but never another version of it. */
function versionsThatDiffer({ dependencies, devDependencies }: Package, frame: Record<string, string>): string[] {
  const own = { ...dependencies, ...devDependencies };
  return Object.keys(frame).filter((name) => own[name] !== undefined && own[name] !== frame[name]);
}
