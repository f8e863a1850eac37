import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { createProjectGraphAsync } from '@nx/devkit';
import { HashPlanInspector } from 'nx/src/hasher/hash-plan-inspector';

// Neither a daemon nor a process for the plugin: what they hold open would keep the worker alive after the run.
process.env['NX_DAEMON'] = 'false';
process.env['NX_ISOLATE_PLUGINS'] = 'false';
const ROOT = join(import.meta.dirname, '../..');
const graph = await createProjectGraphAsync();
const inspector = new HashPlanInspector(graph, ROOT);
await inspector.init();

/** Files that make a check run again when they change. */
function filesOf(project: string, target: string): Set<string> {
  const inputs = inspector.inspectTaskInputs({ project, target });
  return new Set(inputs[`${project}:${target}`]?.files);
}
const missing = (project: string, target: string, files: readonly string[]) => {
  const counted = filesOf(`@waymark/${project}`, target);
  return files.filter((file) => !counted.has(file));
};

const ALL = [...filesOf('@waymark/infra', 'repo')];
const under = (...paths: string[]) => ALL.filter((file) => paths.some((path) => file.startsWith(path)));
const isSpec = (file: string) => /\.(spec|test)\.tsx?$/.test(file);

const KIND_OF = {
  unit: /(?<!\.(medium|deep|repo|built))\.spec\.ts$/,
  medium: /\.medium\.spec\.ts$/,
  browser: /\.test\.tsx?$/,
} as const;

/** The files of the site: everything except specs and OWNERS files. */
const running = (...paths: string[]) => under(...paths).filter((file) => !isSpec(file) && !file.endsWith('OWNERS'));

const PAGES = running('shell/src/', 'mfe-reviews/src/', 'libs/ui/src/');
const SERVERS = running('services/', 'gateway/src/', 'libs/service-kit/src/', 'libs/seed/');
const LOCK = 'package-lock.json';

describe('a result that is kept', () => {
  it.each(['lint', 'unit', 'medium', 'browser'])(
    'of %s is given up when a file of the project changes, one that it uses, or what is installed',
    (target) => {
      const used = under(
        'mfe-reviews/',
        'libs/contracts/reviews/',
        'libs/contracts/core/',
        'libs/mfe-kit/',
        'libs/ui/',
      );
      expect(used.some(isSpec)).toBe(true);
      expect(missing('mfe-reviews', target, [...used, LOCK, 'tsconfig.base.json'])).toEqual([]);
    },
  );

  it.each(['unit', 'medium', 'browser'])('of %s is given up when the way specs are run changes', (target) => {
    const way = under('jest.config.mjs', 'libs/tools/jest/', 'libs/tools/checks/', 'libs/testing/');
    expect(missing('service-maps', target, way)).toEqual([]);
  });

  it('is given up when the rules change that it was found by', () => {
    expect(
      missing('service-maps', 'lint', under('oxlint.config.mjs', 'libs/tools/lint/', 'services/maps/prisma/')),
    ).toEqual([]);
    expect(missing('service-maps', 'sql', ['infra/sql/check.ts', 'services/maps/prisma/schema.prisma'])).toEqual([]);
  });

  it.each(['infra', 'consumer-contracts', 'tools'])(
    'of the specs of %s that look at the repository is given up by any change',
    (project) =>
      expect(missing(project, 'repo', [...PAGES, ...SERVERS, 'README.md', 'e2e/journeys.json', LOCK])).toEqual([]),
  );

  it('of journeys, budgets and what was built is given up by any change of what runs', () => {
    for (const [project, target] of [
      ['e2e', 'journeys'],
      ['e2e', 'deep-journeys'],
      ['e2e', 'two-of-each'],
      ['infra', 'budgets'],
      ['infra', 'built'],
      ['infra', 'deep'],
    ] as const)
      expect(missing(project, target, [...PAGES, ...SERVERS, LOCK])).toEqual([]);
    expect(missing('e2e', 'journeys', running('e2e/', 'infra/local/'))).toEqual([]);
  });

  it.each(['fuzz', 'chaos'])('of %s is given up by any change of a server', (target) =>
    expect(missing('infra', target, [...SERVERS, ...running(`infra/${target}/`, 'infra/local/'), LOCK])).toEqual([]),
  );

  it('stays when a slice changes that the project does not use', () => {
    expect(missing('service-maps', 'medium', PAGES)).toEqual(PAGES);
    expect(missing('infra', 'chaos', PAGES)).toEqual(PAGES);
    expect(missing('e2e', 'journeys', under('README.md', 'docs/', 'infra/ci/'))).toEqual(
      under('README.md', 'docs/', 'infra/ci/'),
    );
  });

  it('is given up by every file that a spec reads outside its project', () => {
    const OUTSIDE = /(?:new URL\(|import\.meta\.dirname, )'((?:\.\.\/)+[^']*)'/g;
    const unknown = Object.values(graph.nodes).flatMap(({ name, data: { root } }) =>
      (['unit', 'medium', 'browser'] as const).flatMap((target) => {
        const counted = [...filesOf(name, target)];
        const specs = counted.filter((file) => file.startsWith(`${root}/`) && KIND_OF[target].test(file));
        const read = specs.flatMap((file) =>
          [...readFileSync(join(ROOT, file), 'utf8').matchAll(OUTSIDE)].map(([, path = '']) =>
            relative(ROOT, resolve(ROOT, dirname(file), path)),
          ),
        );
        // A spec that reads from the repository's root may read the configuration of any project.
        return read
          .filter((path) => path !== 'node_modules')
          .filter((path) => !counted.some((known) => (path === '' ? known === 'nx.json' : known.startsWith(path))));
      }),
    );
    expect(unknown).toEqual([]);
  });
});
