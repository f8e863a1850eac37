/** The release tool's folders, lowest first: what stands on one of them is to the right of it. */
const RELEASE_FLOORS = ['registry', 'gateways', 'build', 'environments', 'checks', 'pages', 'steps', 'commands'];

/** Direction inside services and slices, and no circles anywhere (DESIGN section 2). */
export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'use-case-not-to-other-use-case',
      comment:
        'A use case is whole in its folder; what two share is a rule, a view or a repository, never a controller or use case.',
      severity: 'error',
      from: { path: '^services/([^/]+)/src/([^/]+)/([^/]+)/' },
      to: { path: '^services/$1/src/.*\\.(controller|use-case)\\.ts$', pathNot: '^services/$1/src/$2/$3/' },
    },
    {
      name: 'feature-not-to-other-feature',
      comment:
        'A page may be made of parts of several features; a part never reaches into another feature: what two share is in shared/.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/src/features/([^/]+)/', pathNot: '\\.page\\.tsx$' },
      to: { path: '^$1/src/features/([^/]+)/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'nothing-stands-on-infra',
      comment: 'What runs, checks and releases the product knows the product; the product does not know it.',
      severity: 'error',
      from: { path: '^(services|gateway|shell|mfe-[^/]+|libs)/' },
      to: { path: '^infra/' },
    },
    {
      name: 'release-stands-alone',
      comment:
        'The release tool knows libs and the two packages it checks and migrates with, and no other part of infra.',
      severity: 'error',
      from: { path: '^infra/(release|contracts|migrate)/' },
      to: {
        path: '^infra/',
        pathNot: '^infra/(release/|contracts/(index|kept-contracts)\\.ts$|migrate/index\\.ts$|$1/)',
      },
    },
    {
      name: 'release-by-its-entries',
      comment: 'Others use what the release tool, the contract checks and the migrations export.',
      severity: 'error',
      from: { path: '^infra/', pathNot: '^infra/(release|contracts|migrate)/' },
      to: {
        path: '^infra/(release|contracts|migrate)/',
        pathNot:
          '^infra/(release/(src/|src/registry/|src/environments/|test/)index|contracts/(index|kept-contracts)|migrate/index)\\.ts$',
      },
    },
    ...RELEASE_FLOORS.map((floor, at) => ({
      name: 'release-floors',
      comment: 'A folder of the release tool stands on those before it in RELEASE_FLOORS, never on one after it.',
      severity: 'error',
      from: { path: `^infra/release/src/${floor}/`, pathNot: '\\.spec\\.ts$' },
      to: { path: `^infra/release/src/(${RELEASE_FLOORS.slice(at + 1).join('|') || 'none'})/` },
    })),
    {
      name: 'no-other-slice-source',
      severity: 'error',
      from: { path: '^(services|mfe-[^/]+)/' },
      to: { path: '^(shell|gateway)/src' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(node_modules|/dist/|/generated/|\\.local/|infra/seed/node_modules)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
