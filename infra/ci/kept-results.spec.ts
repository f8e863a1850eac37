import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { createProjectGraphAsync } from '@nx/devkit';
import { HashPlanInspector } from 'nx/src/hasher/hash-plan-inspector';

process.env['NX_DAEMON'] = 'false';
const ROOT = join(import.meta.dirname, '../..');
const graph = await createProjectGraphAsync();
const inspector = new HashPlanInspector(graph, ROOT);
await inspector.init();

/** The files whose change makes a check run again. */
function filesOf(project: string, target: string): Set<string> {
  const inputs = inspector.inspectTaskInputs({ project, target });
  return new Set(inputs[`${project}:${target}`]?.files);
}
const missing = (project: string, target: string, files: readonly string[]) => {
  const counted = filesOf(`@waymark/${project}`, target);
  return files.filter((file) => !counted.has(file));
};

const PAGES = ['mfe-reviews/src/remote.ts', 'libs/ui/src/tokens/contrast.ts'];
const SERVERS = ['services/reviews/src/main.ts', 'libs/service-kit/src/index.ts', 'libs/contracts/core/src/index.ts'];
const LOCK = 'package-lock.json';

describe('a result that is kept', () => {
  it.each(['lint', 'promises', 'typecheck', 'unit', 'medium', 'browser'])(
    'of %s is given up when a file of the project changes, one that it uses, or what is installed',
    (target) => {
      const own = ['mfe-reviews/package.json', 'mfe-reviews/src/shared/format-date.spec.ts', ...PAGES];
      const used = ['libs/contracts/reviews/src/answer.ts', 'libs/mfe-kit/src/retry-rules.ts'];
      expect(missing('mfe-reviews', target, [...own, ...used, LOCK, 'tsconfig.base.json'])).toEqual([]);
    },
  );

  it.each(['unit', 'medium', 'browser'])('of %s is given up when the way specs are run changes', (target) => {
    const way = [
      'jest.config.mjs',
      'libs/tools/jest/projects.mjs',
      'libs/tools/checks/jest.mjs',
      'libs/testing/package.json',
    ];
    expect(missing('service-maps', target, way)).toEqual([]);
  });

  it('is given up when the rules change that it was found by', () => {
    expect(missing('service-maps', 'lint', ['eslint.config.mjs', 'mfe-reviews/package.json'])).toEqual([]);
    expect(missing('service-maps', 'promises', ['.oxlintrc.json'])).toEqual([]);
    expect(missing('service-maps', 'sql', ['infra/sql/check.ts', 'services/maps/prisma/schema.prisma'])).toEqual([]);
    expect(missing('infra', 'boundaries', ['.dependency-cruiser.mjs', ...PAGES, ...SERVERS])).toEqual([]);
  });

  it.each(['infra', 'consumer-contracts', 'tools', 'e2e', 'shell', 'service-account'])(
    'of the pure specs of %s, which read files of all slices, is given up by any change',
    (project) =>
      expect(missing(project, 'unit', [...PAGES, ...SERVERS, 'README.md', 'e2e/journeys.json', LOCK])).toEqual([]),
  );

  it('of journeys, budgets and what was built is given up by any change of what runs', () => {
    for (const [project, target] of [
      ['e2e', 'journeys'],
      ['infra', 'budgets'],
      ['infra', 'built'],
    ] as const)
      expect(
        missing(project, target, [...PAGES, ...SERVERS, 'shell/src/app.tsx', 'libs/seed/package.json', LOCK]),
      ).toEqual([]);
    expect(
      missing('e2e', 'journeys', ['e2e/journeys.json', 'e2e/support/platform.ts', 'infra/local/start.mjs']),
    ).toEqual([]);
  });

  it.each(['fuzz', 'chaos'])('of %s is given up by any change of a server', (target) =>
    expect(missing('infra', target, [...SERVERS, `infra/${target}/main.ts`, 'infra/local/start.mjs', LOCK])).toEqual(
      [],
    ),
  );

  it('stays when a slice changes that the project does not use', () => {
    expect(missing('service-maps', 'medium', PAGES)).toEqual(PAGES);
    expect(missing('infra', 'chaos', PAGES)).toEqual(PAGES);
    expect(missing('e2e', 'journeys', ['README.md', 'mfe-reviews/src/shared/format-date.spec.ts'])).toHaveLength(2);
  });

  it('is given up by every file that a spec reads outside its project', () => {
    const OUTSIDE = /(?:new URL\(|import\.meta\.dirname, )'((?:\.\.\/)+[^']*)'/g;
    const unknown = Object.values(graph.nodes).flatMap(({ name, data: { root } }) => {
      const counted = filesOf(name, 'unit');
      return (
        [...counted]
          .filter((file) => file.startsWith(`${root}/`) && /\.(spec|test)\.tsx?$/.test(file))
          .flatMap((file) => {
            const text = readFileSync(join(ROOT, file), 'utf8');
            return [...text.matchAll(OUTSIDE)].map(([, path = '']) =>
              relative(ROOT, resolve(ROOT, dirname(file), path)),
            );
          })
          .filter((path) => path !== 'node_modules')
          // Who reads from the repository's root may read any file.
          .filter(
            (path) => ![...counted].some((known) => (path === '' ? known === 'README.md' : known.startsWith(path))),
          )
      );
    });
    expect(unknown).toEqual([]);
  });
});
