import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The modules of which a page may hold one copy only, by the package that sets their version. */
const SINGLETONS = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  'react-router': 'react-router',
  'react-router-dom': 'react-router-dom',
  'styled-components': 'styled-components',
};

function shareAll(extra) {
  return Object.fromEntries(
    Object.entries(SINGLETONS).map(([request, owner]) => {
      const { version } = require(`${owner}/package.json`);
      return [request, { singleton: true, strictVersion: true, requiredVersion: `^${version}`, ...extra(version) }];
    }),
  );
}

/** The shell is the only provider, so that a remote cannot bring a second React. */
export const providedByShell = () => shareAll((version) => ({ version }));
export const takenFromShell = () => shareAll(() => ({ import: false }));
