import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SeedDataPlugin } from './plugins/seed-data.mjs';
import { TablesPlugin } from './plugins/tables.mjs';
import { SOURCE_RESOLVE, sourceRule } from './source-rule.mjs';

/**
 * Returns the configuration of a service, a Node process: ESM, one file for `src/main.ts` and one for each
 * `src/commands/<name>.command.ts`. Bundles our own packages from source. Everything else stays an import, because
 * Nest and the database clients load parts of themselves at run time.
 * @param {{ dir: string }} options
 */
export function serviceConfig({ dir }) {
  return {
    mode: 'production',
    context: dir,
    target: 'node20',
    entry: { main: './src/main.ts', ...commands(dir) },
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
    // Modules stay apart: joined ones that several entries share named a constant that was not in their scope (webpack 5.110.3).
    optimization: { minimize: false, nodeEnv: false, splitChunks: false, concatenateModules: false },
    cache: { type: 'filesystem', cacheDirectory: join(dir, '.webpack-cache') },
    // Types used only in decorator metadata are no exports at run time.
    ignoreWarnings: [/export .* was not found in/],
    plugins: [new SeedDataPlugin(dir), new TablesPlugin(dir)],
    performance: false,
    stats: 'errors-warnings',
  };
}

function commands(dir) {
  const folder = join(dir, 'src/commands');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.command.ts')) : [];
  return Object.fromEntries(files.map((file) => [file.replace('.command.ts', ''), `./src/commands/${file}`]));
}

function leaveToNode({ request }, callback) {
  const isOurs = /^(\.|\/|@waymark\/)/.test(request);
  return isOurs ? callback() : callback(null, request);
}
