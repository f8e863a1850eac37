import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every slice has contracts, so a new slice needs no entry here. */
const SLICES = readdirSync(join(import.meta.dirname, '../../libs/contracts')).filter((name) => name !== 'core');

export interface TagRule {
  sourceTag: string;
  /** A project with the source tag may depend only on projects with one of these tags. */
  onlyDependOnLibsWithTags: readonly string[];
}

/** The tags that a project may depend on. */
export const TAG_RULES: readonly TagRule[] = [
  { sourceTag: 'type:contracts', onlyDependOnLibsWithTags: ['type:contracts'] },
  { sourceTag: 'type:signing', onlyDependOnLibsWithTags: ['type:contracts'] },
  { sourceTag: 'type:edge', onlyDependOnLibsWithTags: ['type:contracts'] },
  { sourceTag: 'type:seed', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:tokens', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: ['type:contracts', 'type:tokens', 'type:testing'] },
  { sourceTag: 'type:kit', onlyDependOnLibsWithTags: ['type:contracts', 'type:edge', 'type:ui', 'type:testing'] },
  { sourceTag: 'type:testing', onlyDependOnLibsWithTags: ['type:contracts', 'type:testing'] },
  { sourceTag: 'type:tools', onlyDependOnLibsWithTags: ['type:tools'] },
  {
    sourceTag: 'type:app',
    onlyDependOnLibsWithTags: [
      'type:contracts',
      'type:tokens',
      'type:kit',
      'type:parts',
      'type:ui',
      'type:testing',
      'type:tools',
    ],
  },
  // Components that a slice renders in the pages of others.
  { sourceTag: 'type:parts', onlyDependOnLibsWithTags: ['type:contracts', 'type:kit', 'type:ui', 'type:testing'] },
  {
    sourceTag: 'type:service',
    onlyDependOnLibsWithTags: [
      'type:contracts',
      'type:tokens',
      'type:kit',
      'type:testing',
      'type:tools',
      'type:seed',
      'type:signing',
      'type:edge',
    ],
  },
  {
    sourceTag: 'type:infra',
    onlyDependOnLibsWithTags: ['type:contracts', 'type:signing', 'type:seed', 'type:testing', 'type:infra'],
  },
  { sourceTag: 'type:e2e', onlyDependOnLibsWithTags: ['type:contracts', 'type:testing'] },
  { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared', 'scope:core'] },
  { sourceTag: 'scope:core', onlyDependOnLibsWithTags: ['scope:core'] },
  {
    sourceTag: 'scope:shell',
    onlyDependOnLibsWithTags: ['scope:shell', 'scope:core', 'scope:shared', 'scope:tools', 'type:contracts'],
  },
  // A slice sees only the contracts and parts of another slice: they contain no code that uses its data.
  ...SLICES.map((slice) => ({
    sourceTag: `scope:${slice}`,
    onlyDependOnLibsWithTags: [
      `scope:${slice}`,
      'scope:core',
      'scope:shared',
      'scope:tools',
      'type:contracts',
      'type:parts',
    ],
  })),
  {
    sourceTag: 'scope:gateway',
    onlyDependOnLibsWithTags: ['scope:core', 'scope:shared', 'scope:tools', 'type:contracts'],
  },
  { sourceTag: 'scope:renderer', onlyDependOnLibsWithTags: ['scope:core', 'scope:shared', 'scope:tools'] },
  { sourceTag: 'scope:tools', onlyDependOnLibsWithTags: ['scope:tools'] },
  {
    sourceTag: 'scope:infra',
    onlyDependOnLibsWithTags: ['scope:infra', 'scope:core', 'scope:shared', 'type:contracts'],
  },
  { sourceTag: 'scope:e2e', onlyDependOnLibsWithTags: ['scope:core', 'scope:shared', 'type:contracts'] },
];

/** `path` and `pathNot` are patterns for paths from the root. In `to`, `$1` is the first group of `from.path`. */
export interface PathRule {
  name: string;
  comment?: string;
  from: { path: string; pathNot?: string };
  to: { path: string; pathNot?: string };
}

/** The release tool's folders, lowest layer first. A folder may import only from those to its left. */
const RELEASE_FLOORS = ['registry', 'gateways', 'build', 'environments', 'checks', 'pages', 'steps', 'commands'];

/** Forbidden imports: they set the direction inside services, slices and the release tool. */
export const PATH_RULES: readonly PathRule[] = [
  {
    name: 'use-case-not-to-other-use-case',
    comment: 'A use case is whole; what two share is a rule, a view or a repository, never a controller or use case.',
    from: { path: '\\.(use-case|repository|mapper|writer)\\.ts$' },
    to: { path: '\\.(controller|use-case)\\.ts$' },
  },
  {
    name: 'feature-not-to-other-feature',
    comment:
      'A page may be made of parts of several features; a part never reaches into another feature: what two share is in shared/.',
    from: { path: '^(mfe-[^/]+)/src/features/([^/]+)/', pathNot: '\\.page\\.tsx$' },
    to: { path: '^$1/src/features/([^/]+)/', pathNot: '^$1/src/features/$2/' },
  },
  {
    name: 'nothing-stands-on-infra',
    comment: 'What runs, checks and releases the product knows the product; the product does not know it.',
    from: { path: '^(services|gateway|shell|mfe-[^/]+|libs)/' },
    to: { path: '^infra/' },
  },
  {
    name: 'release-stands-alone',
    comment:
      'The release tool knows libs and the two packages it checks and migrates with, and no other part of infra.',
    from: { path: '^infra/(release|contracts|migrate)/' },
    to: {
      path: '^infra/',
      pathNot: '^infra/(release/|contracts/(index|stored-contracts)\\.ts$|migrate/index\\.ts$|$1/)',
    },
  },
  {
    name: 'release-by-its-entries',
    comment: 'Others use what the release tool, the contract checks and the migrations export.',
    from: { path: '^infra/', pathNot: '^infra/(release|contracts|migrate)/' },
    to: {
      path: '^infra/(release|contracts|migrate)/',
      pathNot:
        '^infra/(release/(src/|src/registry/|src/environments/|test/)index|contracts/(index|stored-contracts)|migrate/index)\\.ts$',
    },
  },
  ...RELEASE_FLOORS.map((floor, at) => ({
    name: 'release-floors',
    comment: 'A folder of the release tool stands on those before it in RELEASE_FLOORS, never on one after it.',
    from: { path: `^infra/release/src/${floor}/`, pathNot: '\\.spec\\.ts$' },
    to: { path: `^infra/release/src/(${RELEASE_FLOORS.slice(at + 1).join('|') || 'none'})/` },
  })),
  {
    name: 'no-other-slice-source',
    from: { path: '^(services|mfe-[^/]+)/' },
    to: { path: '^(shell|gateway)/src' },
  },
];
