import { join } from 'node:path';

const STYLED_IDS = join(import.meta.dirname, 'styled/styled-ids-loader.mjs');

/** Returns the rule that compiles TypeScript, the same for browser and server. */
export function sourceRule({ decorators = false, jsx = false, slice } = {}) {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: [
      {
        loader: 'swc-loader',
        options: {
          swcrc: false,
          configFile: false,
          sourceMaps: true,
          jsc: {
            target: 'es2022',
            keepClassNames: decorators,
            parser: { syntax: 'typescript', tsx: jsx, decorators },
            transform: decorators
              ? { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false }
              : { react: { runtime: 'automatic' } },
          },
        },
      },
      ...(slice ? [{ loader: STYLED_IDS, options: { slice } }] : []),
    ],
  };
}

/** Generated clients import `./x.js` where the file is `x.ts`. */
export const SOURCE_RESOLVE = {
  extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
};
