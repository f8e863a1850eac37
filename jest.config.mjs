import { nodeProject, browserProject } from './libs/tools/jest/projects.mjs';

/** Kinds of specs that `unit` leaves out: each has a run of its own. */
const OTHER_SPECS = ['medium', 'deep', 'repo', 'built'].map((kind) => `\\.${kind}\\.spec\\.ts$`);

// Kinds of tests by file name: *.spec.ts is pure, *.medium.spec.ts needs real servers, *.deep.spec.ts too and is of `npm run test:deep`
// (what releases, backs up and starts the platform), *.repo.spec.ts looks at the files of the repository, *.built.spec.ts at what was
// built, *.test.tsx renders in jsdom.
/** @type {import('jest').Config} */
export default {
  rootDir: import.meta.dirname,
  // Only there to end a test that hangs: on a loaded machine a slow one is no failure. Jest reads it here alone, not in a project.
  testTimeout: 120_000,
  // Modules of a test in jsdom stay in its worker's memory (jest 30, ES modules): after fifty a worker did little but look for what is free.
  workerIdleMemoryLimit: '700MB',
  projects: [
    nodeProject('unit', {
      testMatch: ['**/*.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/\\.local/', ...OTHER_SPECS],
    }),
    nodeProject('repo', { testMatch: ['**/*.repo.spec.ts'] }),
    ...['medium', 'deep'].map((kind) =>
      nodeProject(kind, {
        testMatch: [`**/*.${kind}.spec.ts`],
        globalSetup: '<rootDir>/libs/testing/src/medium-setup.ts',
        globalTeardown: '<rootDir>/libs/testing/src/medium-teardown.ts',
      }),
    ),
    // Of what was built: runs after the build, with servers of its own.
    nodeProject('built', { testMatch: ['**/*.built.spec.ts'] }),
    browserProject('browser', { testMatch: ['**/*.test.tsx', '**/*.test.ts'] }),
  ],
};
