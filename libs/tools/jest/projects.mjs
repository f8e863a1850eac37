import { swcOptions } from './swc-options.mjs';

const IGNORED = ['/node_modules/', '/dist/', '<rootDir>/\\.local/', '/e2e/'];

const swc = (jsx) => ['@swc/jest', swcOptions(jsx)];

const base = (displayName, options) => ({
  displayName,
  rootDir: '.',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.ts$': swc(false), '^.+\\.tsx$': swc(true) },
  transformIgnorePatterns: ['/node_modules/'],
  // Copies of builds and of the seed's own packages would otherwise clash by package name.
  modulePathIgnorePatterns: ['<rootDir>/.*/dist/', '<rootDir>/\\.local/', '<rootDir>/infra/seed/node_modules/'],
  testPathIgnorePatterns: IGNORED,
  ...options,
});

/** A jest project for code that runs in Node: by Node's own loader, so that a worker loads a module once for all of its specs. */
export function nodeProject(displayName, options) {
  return {
    ...base(displayName, options),
    // Processes, not threads: a service under test sweeps what an earlier process of its number left, and sets the environment.
    runner: '<rootDir>/libs/tools/jest/light-runner.mjs',
    setupFiles: ['<rootDir>/libs/tools/jest/load-typescript.mjs', ...(options.setupFiles ?? [])],
  };
}

/** A jest project for code that runs in a browser; jsdom plus what react-router needs of the platform. */
export function browserProject(displayName, options) {
  return {
    ...base(displayName, options),
    testEnvironment: '<rootDir>/libs/tools/jest/browser-environment.mjs',
    moduleNameMapper: { '\\.(woff2|svg|css)$': '<rootDir>/libs/tools/jest/asset-stub.mjs' },
    setupFilesAfterEnv: ['<rootDir>/libs/tools/jest/browser-setup.mjs'],
  };
}
