import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { browserConfig } from './browser.mjs';
import { filesOfGroup, isScript } from './plugins/chunk-files.mjs';
import { FontLicencesPlugin } from './plugins/font-licences.mjs';
import { PublishJsonPlugin } from './plugins/publish-json.mjs';
import { providedByShell, providedVersions } from './shared.mjs';

const BOOT_CHUNKS = ['bootstrap', 'vendor'];

/**
 * Returns the configuration of the shell. The shell knows no remote by name: the page lists them.
 * @param {{ dir: string }} options
 */
export function shellConfig({ dir }) {
  const routerFacade = join(dir, 'src/federation/router.ts');
  return browserConfig({
    dir,
    slice: 'shell',
    uniqueName: 'waymark_shell',
    entry: { main: './src/index.ts' },
    server: {
      entry: './src/rendering/server.ts',
      externals: [],
      alias: { 'react-router-dom$': routerFacade, stream$: false },
    },
    optimization: { splitChunks: { cacheGroups: { vendor: sharedInOneFile, defaultVendors: false } } },
    plugins: [
      new FontLicencesPlugin(['@fontsource-variable/inter', '@fontsource/opendyslexic']),
      new ModuleFederationPlugin({
        name: 'waymark_shell',
        remotes: {},
        shared: providedByShell({ routerFacade }),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        runtimePlugins: [join(dir, 'src/federation/load-plugin.ts')],
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new PublishJsonPlugin('shell', ({ compilation, url }) => {
        const scripts = filesOfGroup(compilation, 'main');
        const preload = BOOT_CHUNKS.flatMap((name) => [...(compilation.namedChunks.get(name)?.files ?? [])]);
        // A style from a script names this font, so without a preload it would load in a later wave. Other fonts load
        // when chosen.
        const fonts = Object.keys(compilation.assets).filter(
          (file) => file.startsWith('inter-') && file.endsWith('.woff2'),
        );
        return {
          scripts: scripts.map(url),
          styles: [],
          preload: [...preload.filter(isScript), ...fonts].map(url),
          provides: providedVersions(),
        };
      }),
    ],
  });
}

// One request instead of one per shared module: a page needs all of them before it can render.
const sharedInOneFile = {
  name: 'vendor',
  chunks: 'all',
  enforce: true,
  test: /node_modules[\\/](react|react-dom|react-router|styled-components|scheduler|stylis)[\\/]|src[\\/]federation[\\/]router\.ts$|no-prefixes\.mjs$/,
};
