import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { ChunkIntegrityPlugin } from './chunk-integrity.mjs';

const SOURCES = {
  'remote.js': "export default { home: () => import(/* webpackChunkName: 'home' */ './home.js') };",
  'home.js':
    "import react from 'react'; export default react; export const map = () => import(/* webpackChunkName: 'map' */ './map.js');",
  'map.js': "export default 'map';",
};

let dir: string;

/** A remote as remote.mjs builds it, in small. */
function build(): Promise<webpack.Stats | undefined> {
  const compiler = webpack({
    mode: 'production',
    context: dir,
    target: ['web', 'es2022'],
    entry: {},
    devtool: 'source-map',
    output: {
      path: join(dir, 'dist'),
      filename: '[name].[contenthash].js',
      chunkFilename: '[name].js',
      clean: true,
    },
    optimization: { runtimeChunk: false, minimize: false },
    plugins: [
      new ModuleFederationPlugin({
        name: 'sample',
        filename: 'remoteEntry.[contenthash].js',
        exposes: { './remote': { import: './remote.js', name: 'remote' } },
        shared: { react: { import: false, singleton: true, requiredVersion: '^19.0.0' } },
        dts: false,
        manifest: false,
        experiments: { externalRuntime: true },
      }),
      new ChunkIntegrityPlugin(),
    ],
  });
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) => compiler.close(() => (error ? reject(error) : resolve(stats)))),
  );
}

const scripts = () => readdirSync(join(dir, 'dist')).filter((file) => file.endsWith('.js'));
const read = (file: string) => readFileSync(join(dir, 'dist', file), 'utf8');
const digestOf = (text: string) => createHash('sha384').update(text).digest('base64');

describe('the hashes of a build', () => {
  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'waymark-integrity-'));
    for (const [file, text] of Object.entries(SOURCES)) writeFileSync(join(dir, file), text);
    const stats = await build();
    expect(stats?.compilation.errors).toEqual([]);
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  it('stand in the entry for every other script, as the browser will work them out', () => {
    const entry = read(scripts().find((file) => file.startsWith('remoteEntry'))!);
    const others = scripts().filter((file) => !file.startsWith('remoteEntry'));
    expect(others).toHaveLength(3);
    for (const file of others) expect(entry).toContain(`"${digestOf(read(file))}"`);
  });

  it('are those of the newest build, also where a script changed and the entry alone did not', async () => {
    writeFileSync(join(dir, 'map.js'), "export default 'mop';");
    await build();
    const entry = read(scripts().find((file) => file.startsWith('remoteEntry'))!);
    for (const file of scripts().filter((name) => !name.startsWith('remoteEntry')))
      expect(entry).toContain(`"${digestOf(read(file))}"`);
  });

  it('are asked for with every script, and one that is not known is asked to be what no file is', () => {
    const entry = read(scripts().find((file) => file.startsWith('remoteEntry'))!);
    expect(entry).toContain(
      `script.integrity = "sha384-" + (__webpack_require__.integrity[chunkId] || "${'A'.repeat(64)}")`,
    );
    expect(entry).not.toContain('"waymark');
  });
});
