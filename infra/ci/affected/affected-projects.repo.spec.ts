import { createTree } from '@nx/devkit/testing';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sliceGenerator from '../../../libs/tools/generators/slice/generator.mjs';
import { KIT_FILES } from '../../../libs/tools/generators/slice/kit-files.mjs';
import { affectedProjects } from './affected-projects';
import { type ProjectGraph, readProjectGraph } from './project-graph';

const ROOT = join(import.meta.dirname, '../../..');
const NEW_SLICE = 'footpaths';
const workspace = mkdtempSync(join(tmpdir(), 'waymark-slice-'));

let graph: ProjectGraph;
let withNewSlice: ProjectGraph;
beforeAll(async () => {
  graph = readProjectGraph(ROOT);
  await layOutWithNewSlice(graph);
  withNewSlice = readProjectGraph(workspace);
}, 120_000);
afterAll(() => rmSync(workspace, { recursive: true, force: true }));

/** The manifests of this repository, and all files of a slice that the generator wrote into it. */
async function layOutWithNewSlice({ ...projects }: ProjectGraph): Promise<void> {
  for (const file of [
    'package.json',
    'nx.json',
    'tsconfig.base.json',
    ...Object.values(projects).map(({ root }) => `${root}/package.json`),
  ]) {
    cpSync(join(ROOT, file), join(workspace, file));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(workspace, 'node_modules'));
  const tree = createTree();
  for (const file of [KIT_FILES.models, ...KIT_FILES.sql]) tree.write(file, readFileSync(join(ROOT, file), 'utf8'));
  await sliceGenerator(tree, { name: NEW_SLICE });
  for (const { path, content } of tree.listChanges().filter(({ path: file }) => file.includes(NEW_SLICE))) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), content ?? '');
  }
}

const SLICES = readdirSync(join(ROOT, 'libs/contracts')).filter((name) => name !== 'core');
const usersOf = (used: string, of: ProjectGraph) => Object.keys(of).filter((name) => of[name]?.uses.includes(used));
/** Those too who take in a part of the slice, which reads its contracts for them. */
const consumersOf = (contracts: string, of: ProjectGraph) => {
  const direct = usersOf(contracts, of);
  const parts = direct.filter((name) => of[name]?.tags.includes('type:parts'));
  return [...new Set([...direct, ...parts.flatMap((part) => usersOf(part, of))])];
};

describe('a change of one slice (RB.1, RB.2)', () => {
  it.each(SLICES)('in its service affects the service of %s alone', (slice) => {
    expect(
      affectedProjects([`services/${slice}/src/main.ts`, `services/${slice}/prisma/schema.prisma`], graph),
    ).toEqual([`@waymark/service-${slice}`]);
  });

  it.each(readdirSync(ROOT).filter((folder) => folder.startsWith('mfe-')))(
    'in its remote affects %s alone',
    (remote) => {
      expect(affectedProjects([`${remote}/src/remote.ts`, `${remote}/slice.json`], graph)).toEqual([
        `@waymark/${remote}`,
      ]);
    },
  );

  it.each(SLICES)(
    'in the contracts of %s affects its consumers, and no slice that does not use them (RB.3)',
    (slice) => {
      const contracts = `@waymark/contracts-${slice}`;
      const affected = affectedProjects([`libs/contracts/${slice}/src/index.ts`], graph);
      expect(affected).toEqual(expect.arrayContaining([contracts, `@waymark/service-${slice}`]));
      const apps = (names: string[]) => names.filter((name) => /^@waymark\/(mfe|service)-(?!kit$)/.test(name)).sort();
      expect(apps(affected)).toEqual(apps(consumersOf(contracts, graph)));
    },
  );

  it('is what makes it released alone: no service or remote uses another (RB.4)', () => {
    const deployables = Object.keys(graph).filter((name) =>
      /^@waymark\/(shell|gateway|mfe-(?!kit$).*|service-(?!kit$).*)$/.test(name),
    );
    expect(deployables.length).toBeGreaterThanOrEqual(2 * 2 + SLICES.length);
    expect(deployables.flatMap((name) => graph[name]?.uses ?? []).filter((used) => deployables.includes(used))).toEqual(
      [],
    );
  });
});

describe('a change of what slices share', () => {
  it('affects those who use it: components reach the shell and every remote, and no service', () => {
    const affected = affectedProjects(['libs/ui/src/index.ts'], graph);
    expect(affected).toEqual(
      expect.arrayContaining(['@waymark/shell', '@waymark/mfe-account', '@waymark/mfe-reviews']),
    );
    expect(affected.filter((name) => /service-|gateway/.test(name))).toEqual([]);
  });

  it('of the service kit reaches every service', () => {
    expect(affectedProjects(['libs/service-kit/src/index.ts'], graph)).toEqual(
      expect.arrayContaining(SLICES.map((slice) => `@waymark/service-${slice}`)),
    );
  });
});

describe('a slice that the generator has just written', () => {
  it('is affected only by its own files, and affects no other project (RB.5)', () => {
    expect(affectedProjects([`services/${NEW_SLICE}/src/app.module.ts`], withNewSlice)).toEqual([
      `@waymark/service-${NEW_SLICE}`,
    ]);
    expect(affectedProjects([`mfe-${NEW_SLICE}/src/remote.ts`], withNewSlice)).toEqual([`@waymark/mfe-${NEW_SLICE}`]);
    const ofContracts = affectedProjects([`libs/contracts/${NEW_SLICE}/src/index.ts`], withNewSlice);
    expect(ofContracts).toContain(`@waymark/service-${NEW_SLICE}`);
    expect(ofContracts.every((name) => name.endsWith(`-${NEW_SLICE}`))).toBe(true);
  });
});
