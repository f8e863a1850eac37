import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { browserConfig } from './browser.mjs';
import { BuildNamePlugin } from './plugins/build-name.mjs';
import { filesOfGroup } from './plugins/chunk-files.mjs';
import { PublishJsonPlugin } from './plugins/publish-json.mjs';
import { requiredRanges, SHARED_MODULES, takenFromShell } from './shared.mjs';

const EXPOSED = 'remote';

/**
 * Returns the configuration of a slice's remote. It exposes one module, `./remote`, and lists in dist/publish.json
 * which files each page needs, so the gateway can preload them with the page.
 * @param {{ dir: string, slice: string }} options
 */
export function remoteConfig({ dir, slice }) {
  const manifest = JSON.parse(readFileSync(join(dir, 'slice.json'), 'utf8'));
  const container = `waymark_${slice}`;
  return browserConfig({
    dir,
    slice,
    uniqueName: container,
    entry: {},
    server: { entry: './src/remote.ts', externals: SHARED_MODULES },
    optimization: { runtimeChunk: false },
    plugins: [
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.[contenthash].js',
        exposes: { './remote': { import: './src/remote.ts', name: EXPOSED } },
        shared: takenFromShell(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new BuildNamePlugin(slice),
      new PublishJsonPlugin(slice, (build) => describeRemote({ ...build, slice, container, manifest })),
    ],
  });
}

function describeRemote({ compilation, url, slice, container, manifest }) {
  const entry = filesOfGroup(compilation, container)[0];
  const preload = filesOfGroup(compilation, EXPOSED);
  const pageFiles = (chunks) => chunks.flatMap((chunk) => filesOfGroup(compilation, chunk));
  const preloadByPage = Object.fromEntries(
    manifest.routes
      .filter((route) => !route.redirectTo)
      .map((route) => {
        const files = new Set(pageFiles(route.chunks ?? []).filter((file) => !preload.includes(file)));
        return [route.page, [...files].map(url)];
      }),
  );
  return { slice, entry: url(entry), preload: preload.map(url), preloadByPage, manifest, requires: requiredRanges() };
}
