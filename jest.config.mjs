import { nodeProject, browserProject } from './libs/tools/jest/projects.mjs';

/** Kinds of specs that `unit` leaves out, because each has its own run. */
const OTHER_SPECS = ['medium', 'deep', 'repo', 'built'].map((kind) => `\\.${kind}\\.spec\\.ts$`);

// Kinds of tests by file name: *.spec.ts is pure, *.medium.spec.ts needs real servers. *.deep.spec.ts needs them too
// and belongs to `npm run test:deep` (it releases, backs up and starts the platform). *.repo.spec.ts checks repository
// files, *.built.spec.ts checks builds, *.test.tsx renders in jsdom.
/** @type {import('jest').Config} */
export default {
  rootDir: import.meta.dirname,
  // This limit only ends tests that hang: on a loaded machine a slow test is no failure. Jest reads this setting only
  // here, not in a project.
  testTimeout: 120_000,
  // Modules of jsdom tests stay in the worker's memory (jest 30, ES modules): after fifty tests a worker did little but
  // garbage collection.
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
    // Tests of builds: run after the build, with their own servers.
    nodeProject('built', { testMatch: ['**/*.built.spec.ts'] }),
    browserProject('browser', { testMatch: ['**/*.test.tsx', '**/*.test.ts'] }),
  ],
};
