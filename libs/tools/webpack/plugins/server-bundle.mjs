import { join } from 'node:path';
import webpack from 'webpack';
import { SOURCE_RESOLVE, sourceRule } from '../source-rule.mjs';

const { Compilation, sources } = webpack;

/** The file name in the build's folder. */
export const SERVER_BUNDLE = 'server.js';

/** Only browsers render maps, after the page. */
const MAPS = /^(ol|ol-mapbox-style|pmtiles|geotiff)(\/|$)/;

/**
 * Builds the same source for the renderer: one CommonJS file that requires only `externals`. It becomes a file of the
 * browser build, so a release publishes and signs both or none.
 */
export class ServerBundlePlugin {
  #options;

  /** @param {{ slice: string, entry: string, externals: string[], resolve?: object }} options */
  constructor(options) {
    this.#options = options;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ServerBundle', (compilation) => {
      // Starts together with the browser build: the two share the waits for files and for swc's threads.
      const building = bundle(compiler.context, this.#options);
      building.catch(() => undefined);
      // After the compression for browsers, before the files are listed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_ANALYSE;
      compilation.hooks.processAssets.tapPromise({ name: 'ServerBundle', stage }, async () =>
        compilation.emitAsset(SERVER_BUNDLE, new sources.RawSource(await building)),
      );
    });
  }
}

function bundle(dir, options) {
  const compiler = webpack(serverConfig(dir, options));
  let built;
  // Only the output text is needed, so no file is written.
  compiler.hooks.shouldEmit.tap('ServerBundle', ({ assets }) => {
    built = assets[SERVER_BUNDLE]?.buffer();
    return false;
  });
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) => {
      const failed = error ?? (stats.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close((closing) => (failed || closing ? reject(failed ?? closing) : resolve(built)));
    }),
  );
}

function serverConfig(dir, { slice, entry, externals, resolve = {} }) {
  return {
    name: 'server',
    mode: 'production',
    context: dir,
    // Uses packages' server builds, but no Node modules: a bundle gets only what the renderer provides.
    target: ['node20', 'es2022'],
    externalsPresets: { node: false },
    entry,
    devtool: false,
    output: {
      path: join(dir, 'dist'),
      filename: SERVER_BUNDLE,
      library: { type: 'commonjs2' },
      chunkLoading: false,
      publicPath: '',
      // The same names as in the browser build, because the page refers to those files.
      assetModuleFilename: '[name].[contenthash][ext]',
      strictModuleErrorHandling: true,
    },
    resolve: { ...SOURCE_RESOLVE, ...resolve },
    externalsType: 'commonjs',
    externals: [...externals, ({ request }, done) => (MAPS.test(request) ? done(null, request) : done())],
    module: {
      parser: { javascript: { dynamicImportMode: 'eager', url: 'relative' } },
      generator: { asset: { emit: false } },
      rules: [
        { ...sourceRule({ jsx: true, slice }), resolve: { fullySpecified: false } },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    optimization: { minimize: false, splitChunks: false, concatenateModules: false, runtimeChunk: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    cache: { type: 'filesystem', cacheDirectory: join(dir, '.webpack-cache'), name: 'server-bundle' },
    performance: false,
  };
}
