import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** Modules that may exist only once in a page, by the package that determines their version. */
const SINGLETONS = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  'react-router-dom': 'react-router-dom',
  'styled-components': 'styled-components',
};

export const SHARED_MODULES = Object.keys(SINGLETONS);

/** The kit determines what a remote must export and how it is mounted. */
const KIT = '@waymark/mfe-kit';
const KIT_FILE = join(import.meta.dirname, '../../mfe-kit/package.json');

const versionOf = (owner) => require(`${owner}/package.json`).version;

/** Returns the versions of the packages that the shell provides to remotes. */
export function providedVersions() {
  const shared = [...new Set(Object.values(SINGLETONS))].map((name) => [name, versionOf(name)]);
  return Object.fromEntries([...shared, [KIT, JSON.parse(readFileSync(KIT_FILE, 'utf8')).version]]);
}

/** Returns the version ranges that a remote requires from the shell, by package. */
export function requiredRanges() {
  return Object.fromEntries(Object.entries(providedVersions()).map(([name, version]) => [name, `^${version}`]));
}

function shareAll(extra) {
  return Object.fromEntries(
    Object.entries(SINGLETONS).map(([request, owner]) => {
      const version = versionOf(owner);
      return [request, { singleton: true, strictVersion: true, requiredVersion: `^${version}`, ...extra(version) }];
    }),
  );
}

/** Only the shell provides these packages, so a remote cannot bring a second React. */
export function providedByShell({ routerFacade }) {
  const provided = shareAll((version) => ({ version }));
  // A shared module keeps all its exports. The facade exports only those that pages use, so the rest is left out.
  provided['react-router-dom'] = { ...provided['react-router-dom'], import: routerFacade };
  return provided;
}
export const takenFromShell = () => shareAll(() => ({ import: false }));
