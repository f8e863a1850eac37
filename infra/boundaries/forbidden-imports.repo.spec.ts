import { join } from 'node:path';
import { forbiddenImports } from './forbidden-imports';
import { readImports, readProjects } from './read-imports';
import { PATH_RULES, TAG_RULES } from './rules';

const ROOT = join(import.meta.dirname, '../..');
const projects = readProjects(ROOT);
const imports = readImports(ROOT, projects);

const RULES = { tagRules: TAG_RULES, pathRules: PATH_RULES };
/** The complaint about one import, which is written by name unless its form matters. */
const saidOf = (from: string, to: string, specifier = '@waymark/named') =>
  forbiddenImports([{ from, to, specifier }], projects, RULES).join();

describe('an import', () => {
  it.each([
    ['mfe-maps/src/remote.ts', 'mfe-reviews/src/remote.ts', 'type:app may not use'],
    ['mfe-maps/src/remote.ts', 'services/maps/src/main.ts', 'type:app may not use'],
    ['services/maps/src/main.ts', 'services/reviews/src/main.ts', 'type:service may not use'],
    ['services/maps/src/main.ts', 'gateway/src/main.ts', 'no-other-slice-source'],
    ['services/maps/src/main.ts', 'libs/ui/src/index.ts', 'type:service may not use'],
    ['libs/contracts/maps/src/index.ts', 'libs/service-kit/src/index.ts', 'type:contracts may not use'],
    ['libs/contracts/core/src/index.ts', 'libs/contracts/maps/src/index.ts', 'scope:core may not use'],
    ['libs/ui/src/index.ts', 'libs/contracts/maps/src/index.ts', 'scope:shared may not use'],
    ['libs/mfe-kit/src/index.ts', 'infra/local/paths.ts', 'the product does not know it'],
    ['mfe-maps/src/features/a/part.tsx', 'mfe-maps/src/features/b/part.tsx', 'never reaches into another feature'],
    [
      'services/maps/src/report/open-report.use-case.ts',
      'services/maps/src/report/verify-report.use-case.ts',
      'A use case is whole',
    ],
    ['infra/release/src/registry/a.ts', 'infra/release/src/steps/b.ts', 'stands on those before it'],
    ['infra/release/src/steps/a.ts', 'infra/local/paths.ts', 'no other part of infra'],
    ['infra/local/a.ts', 'infra/release/src/steps/b.ts', 'what the release tool'],
  ])('of %s by way of %s is not allowed', (from, to, why) => {
    expect(saidOf(from, to)).toContain(why);
    expect(saidOf(from, to)).not.toBe('');
  });

  it('of another project is by its name, but for presets that run before anything is built', () => {
    const [from, to] = ['mfe-maps/src/remote.ts', 'libs/ui/src/index.ts'];
    expect(saidOf(from, to, '../../libs/ui/src/index')).toContain('imported by its name');
    expect(saidOf(from, to)).toBe('');
    expect(
      saidOf('infra/ci/a.ts', 'libs/tools/checks/split-report.mjs', '../../libs/tools/checks/split-report.mjs'),
    ).toBe('');
  });

  it('needs its package in package.json', () => {
    const [from, to] = ['services/maps/src/main.ts', 'libs/service-kit/src/index.ts'];
    const bare = projects.map((project) => ({ ...project, dependencies: [] }));
    expect(forbiddenImports([{ from, to, specifier: '@waymark/service-kit' }], bare, RULES).join()).toContain(
      'package.json does not list @waymark/service-kit',
    );
    expect(saidOf(from, to)).toBe('');
  });

  it('of a project without a rule is not allowed', () => {
    const other = { name: 'other', root: 'other', tags: ['scope:other'], exports: {}, dependencies: [] };
    const one = { from: 'other/a.ts', to: 'libs/ui/src/index.ts', specifier: '@waymark/ui' };
    expect(forbiddenImports([one], [...projects, other], { tagRules: TAG_RULES, pathRules: [] }).join()).toContain(
      'no rule says',
    );
  });
});

describe('the imports of the repository', () => {
  it('are all allowed', () => expect(forbiddenImports(imports, projects, RULES)).toEqual([]));

  it.each([
    ['a type', 'infra/boundaries/forbidden-imports.ts', 'infra/boundaries/rules.ts'],
    [
      'what a page loads when it is opened',
      'mfe-maps/src/remote.ts',
      'mfe-maps/src/features/heat-map/heat-map.page.tsx',
    ],
    ['what a package gives out by name', 'mfe-maps/src/remote.ts', 'libs/mfe-kit/src/index.ts'],
    [
      'a pattern of exports',
      'services/maps/src/openapi/descriptions.ts',
      'libs/service-kit/src/openapi/described-files.ts',
    ],
  ])('are read with %s', (_, from, to) => {
    const found = imports.filter((one) => one.from === from).map((one) => one.to);
    expect(found).toContain(to);
  });
});
