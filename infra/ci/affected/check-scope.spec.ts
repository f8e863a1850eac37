import { checkScope } from './check-scope';
import type { ProjectGraph } from './project-graph';

const graph: ProjectGraph = {
  contracts: { root: 'libs/contracts/ramps', tags: ['scope:ramps', 'type:contracts'], uses: [] },
  service: { root: 'services/ramps', tags: ['scope:ramps', 'type:service'], uses: ['contracts'] },
  remote: { root: 'mfe-ramps', tags: ['scope:ramps', 'type:app'], uses: ['contracts', 'ui'] },
  other: { root: 'mfe-lifts', tags: ['scope:lifts', 'type:app'], uses: ['contracts', 'ui'] },
  ui: { root: 'libs/ui', tags: ['scope:shared', 'type:ui'], uses: [] },
  gateway: { root: 'gateway', tags: ['scope:gateway', 'type:service'], uses: [] },
  e2e: { root: 'e2e', tags: ['scope:e2e', 'type:e2e'], uses: [] },
};
const table = {
  'ramps.e2e.ts': { slices: ['ramps'] },
  'lifts.e2e.ts': { slices: ['lifts'] },
  'frame.e2e.ts': { slices: [] },
  'shown.e2e.ts': { slices: ['lifts'], pages: ['ramps'] },
};
const journeys = [...Object.keys(table), 'unnamed.e2e.ts'];
const scope = (...files: string[]) => checkScope(files, { graph, table, journeys });

describe('what a change is checked with (R9.6)', () => {
  it('is for a service: its project, the journeys through its slice and those that lead through all, and the fault run (R9.3)', () => {
    expect(scope('services/ramps/src/main.ts')).toEqual({
      projects: ['service'],
      roots: ['services/ramps'],
      journeys: ['ramps.e2e.ts', 'unnamed.e2e.ts'],
      servers: true,
      pages: false,
      slices: ['ramps'],
    });
  });

  it('is for a page also the journeys that meet nothing else of its slice', () => {
    expect(scope('mfe-ramps/src/remote.ts')).toMatchObject({
      journeys: ['ramps.e2e.ts', 'shown.e2e.ts', 'unnamed.e2e.ts'],
      slices: ['ramps'],
    });
  });

  it('is for a remote: no fault run, but the weight of pages (R9.4)', () => {
    expect(scope('mfe-lifts/src/remote.ts')).toMatchObject({
      projects: ['other'],
      journeys: ['lifts.e2e.ts', 'shown.e2e.ts', 'unnamed.e2e.ts'],
      servers: false,
      pages: true,
    });
  });

  it('is for contracts: everybody who reads them, with their journeys (R9.5)', () => {
    expect(scope('libs/contracts/ramps/src/index.ts')).toMatchObject({
      projects: ['contracts', 'other', 'remote', 'service'],
      journeys: ['ramps.e2e.ts', 'lifts.e2e.ts', 'shown.e2e.ts', 'unnamed.e2e.ts'],
      slices: ['lifts', 'ramps'],
    });
  });

  it.each([['gateway/src/main.ts'], ['libs/ui/src/index.ts'], ['e2e/support/members.ts']])(
    'is for %s, which all pages go through: every journey',
    (file) => {
      expect(scope(file)).toMatchObject({ journeys, ...(file.startsWith('e2e/') ? {} : { slices: null }) });
    },
  );

  it('is for a journey: that one', () => {
    expect(scope('e2e/lifts.e2e.ts')).toMatchObject({
      projects: ['e2e'],
      journeys: ['lifts.e2e.ts'],
      servers: false,
      pages: false,
    });
  });

  it.each([['README.md'], ['docs/variables.md'], ['CODEOWNERS']])(
    'is for %s nothing but the specs that always run',
    (file) => {
      expect(scope(file)).toEqual({ projects: [], roots: [], journeys: [], servers: false, pages: false, slices: [] });
    },
  );

  it.each([
    ['package-lock.json'],
    ['nx.json'],
    ['jest.config.mjs'],
    ['eslint.config.mjs'],
    ['.ci/run'],
    ['infra/ci/stages.mjs'],
    ['unknown/file.ts'],
  ])('is everything for %s', (file) => {
    expect(scope(file, 'services/ramps/src/main.ts')).toBeNull();
  });
});
