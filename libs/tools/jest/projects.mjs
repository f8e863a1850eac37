const IGNORED = ['/node_modules/', '/dist/', '<rootDir>/\\.local/', '/e2e/'];

const swc = (jsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: jsx, decorators: true },
      // Nest reads constructor parameter types at run time.
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
    },
    module: { type: 'es6' },
  },
];

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

/** A jest project for code that runs in Node. */
export function nodeProject(displayName, options) {
  return { ...base(displayName, options), testEnvironment: '<rootDir>/libs/tools/jest/node-environment.mjs' };
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
