import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The modules of which a page may hold one copy only, by the package that sets their version. */
const SINGLETONS = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
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
export function providedByShell({ routerFacade }) {
  const provided = shareAll((version) => ({ version }));
  // A shared module keeps all its exports: the facade names the ones that pages use, the rest is left out.
  provided['react-router-dom'] = { ...provided['react-router-dom'], import: routerFacade };
  return provided;
}
export const takenFromShell = () => shareAll(() => ({ import: false }));
