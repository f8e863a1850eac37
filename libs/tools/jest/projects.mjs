import { swcOptions } from './swc-options.mjs';

const IGNORED = ['/node_modules/', '/dist/', '<rootDir>/\\.local/', '/e2e/'];

const swc = (jsx) => ['@swc/jest', swcOptions(jsx)];

const base = (displayName, options) => ({
  displayName,
  rootDir: '.',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.ts$': swc(false), '^.+\\.tsx$': swc(true) },
  transformIgnorePatterns: ['/node_modules/'],
  // Copies in builds and in the seed's own packages would otherwise have duplicate package names.
  modulePathIgnorePatterns: ['<rootDir>/.*/dist/', '<rootDir>/\\.local/', '<rootDir>/infra/seed/node_modules/'],
  testPathIgnorePatterns: IGNORED,
  ...options,
});

/**
 * Returns a jest project for Node code. It uses Node's own loader, so a worker loads a module once for all its specs.
 */
export function nodeProject(displayName, options) {
  return {
    ...base(displayName, options),
    // Uses processes, not threads: a service under test cleans up after an earlier process with its PID, and sets the
    // environment.
    runner: '<rootDir>/libs/tools/jest/light-runner.mjs',
    setupFiles: ['<rootDir>/libs/tools/jest/load-typescript.mjs', ...(options.setupFiles ?? [])],
  };
}

/** Returns a jest project for browser code: jsdom plus the web APIs that react-router needs. */
export function browserProject(displayName, options) {
  return {
    ...base(displayName, options),
    testEnvironment: '<rootDir>/libs/tools/jest/browser-environment.mjs',
    moduleNameMapper: { '\\.(woff2|svg|css)$': '<rootDir>/libs/tools/jest/asset-stub.mjs' },
    setupFilesAfterEnv: ['<rootDir>/libs/tools/jest/browser-setup.mjs'],
  };
}
