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
