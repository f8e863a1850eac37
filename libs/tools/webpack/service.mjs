import { join } from 'node:path';
import { SOURCE_RESOLVE, sourceRule } from './source-rule.mjs';

/**
 * A Node process: ESM, one file per entry. Our own packages are bundled from source, everything else stays an import,
 * because Nest and the database clients load parts of themselves at run time.
 * @param {{ dir: string, entries: Record<string, string> }} options entries by the name of the file in dist
 */
export function serviceConfig({ dir, entries }) {
  return {
    mode: 'production',
    context: dir,
    target: 'node20',
    entry: entries,
    devtool: 'source-map',
    experiments: { outputModule: true },
    output: {
      path: join(dir, 'dist'),
      filename: '[name].js',
      chunkFilename: '[name].js',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      clean: true,
    },
    externalsType: 'module-import',
    externals: [leaveToNode],
    resolve: SOURCE_RESOLVE,
    node: { __dirname: false, __filename: false },
    module: {
      // import.meta.url must name the built file: webpack would write in the path of the build machine.
      parser: { javascript: { importMeta: false } },
      rules: [{ ...sourceRule({ decorators: true }) }],
    },
    // NODE_ENV is read when the process starts, not when it is built.
    optimization: { minimize: false, nodeEnv: false, splitChunks: false },
    cache: { type: 'filesystem', cacheDirectory: join(dir, '.webpack-cache') },
    // Types that only decorator metadata mentions are no exports at run time.
    ignoreWarnings: [/export .* was not found in/],
    performance: false,
    stats: 'errors-warnings',
  };
}

function leaveToNode({ request }, callback) {
  const isOurs = /^(\.|\/|@waymark\/)/.test(request);
  return isOurs ? callback() : callback(null, request);
}
