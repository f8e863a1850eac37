import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import { ChunkIntegrityPlugin } from './plugins/chunk-integrity.mjs';
import { ChunkRetryPlugin } from './plugins/chunk-retry.mjs';
import { PrecompressPlugin } from './plugins/precompress.mjs';
import { ServerBundlePlugin } from './plugins/server-bundle.mjs';
import { SOURCE_RESOLVE, sourceRule } from './source-rule.mjs';

const packageFolder = (name) => dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

/** The package gives every bundler its development build, with warnings that all visitors would download. */
const ROUTER = join(packageFolder('react-router'), 'dist/production/index.mjs');

/** styled-components adds vendor prefixes only on request, but always bundles their table. */
const PREFIXES = join(packageFolder('stylis'), 'src/Prefixer.js');
const NO_PREFIXES = join(import.meta.dirname, 'no-prefixes.mjs');

const alias = { 'react-router$': ROUTER, [PREFIXES]: NO_PREFIXES };

/**
 * Returns the common configuration of the shell and every remote.
 * @param {{ dir: string, slice: string, server: { entry: string, externals: string[], alias?: object } }} options
 */
export function browserConfig({ dir, slice, uniqueName, entry, server, plugins, optimization = {} }) {
  return {
    mode: 'production',
    context: dir,
    target: ['web', 'es2022'],
    entry,
    // Source maps are served only on the gateway's internal port, so public files do not name them.
    devtool: 'hidden-source-map',
    output: {
      path: join(dir, 'dist'),
      publicPath: 'auto',
      uniqueName,
      filename: '[name].[contenthash].js',
      // The folder's name identifies the whole build. If each chunk had its own hash, every remoteEntry would list it.
      chunkFilename: '[name].js',
      assetModuleFilename: '[name].[contenthash][ext]',
      // A person waits 5 s for a part of a page, not webpack's two minutes.
      chunkLoadTimeout: 5_000,
      // A module that threw while loading runs again at the next import.
      strictModuleErrorHandling: true,
      clean: true,
    },
    resolve: { ...SOURCE_RESOLVE, alias },
    module: {
      rules: [
        { ...sourceRule({ jsx: true, slice }), resolve: { fullySpecified: false } },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 4, ecma: 2022 } },
        }),
      ],
      ...optimization,
    },
    plugins: [
      ...plugins,
      new ChunkIntegrityPlugin(),
      new ChunkRetryPlugin(),
      new PrecompressPlugin(),
      new ServerBundlePlugin({ slice, ...server, resolve: { alias: { ...alias, ...server.alias } } }),
    ],
    cache: { type: 'filesystem', cacheDirectory: join(dir, '.webpack-cache') },
    performance: false,
    stats: 'errors-warnings',
  };
}
