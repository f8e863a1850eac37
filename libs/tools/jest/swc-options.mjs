/** Returns the options to compile TypeScript for tests. */
export const swcOptions = (jsx) => ({
  swcrc: false,
  configFile: false,
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: jsx, decorators: true },
    // Nest reads constructor parameter types at run time.
    transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
  },
  module: { type: 'es6' },
});
