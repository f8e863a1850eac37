import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { PublishJsonPlugin } from './publish-json.mjs';
import { SERVER_BUNDLE, ServerBundlePlugin } from './server-bundle.mjs';

const dir = mkdtempSync(join(tmpdir(), 'waymark-server-bundle-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const SOURCES = {
  'main.js': "document.title = 'browser';",
  'remote.js': "export default { home: () => import('./home.js'), map: () => import('./map.js') };",
  'home.js': "import { createElement } from 'react'; export default () => createElement('h1', null, 'Home');",
  'map.js': "import Map from 'ol/Map'; export default Map;",
};

async function build(changed: Partial<typeof SOURCES> = {}) {
  for (const [file, text] of Object.entries({ ...SOURCES, ...changed })) writeFileSync(join(dir, file), text);
  const compiler = webpack({
    mode: 'production',
    context: dir,
    target: ['web', 'es2022'],
    entry: { main: './main.js' },
    output: { path: join(dir, 'dist'), clean: true },
    plugins: [
      new PublishJsonPlugin('demo', () => ({})),
      new ServerBundlePlugin({ slice: 'demo', entry: './remote.js', externals: ['react'] }),
    ],
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) =>
      compiler.close(() => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve())),
    ),
  );
  const read = (file: string) => readFileSync(join(dir, 'dist', file), 'utf8');
  const published = JSON.parse(read('publish.json')) as {
    version: string;
    integrity: Record<string, string>;
    server: { file: string; integrity: string };
  };
  return { published, bundle: read(SERVER_BUNDLE) };
}

describe('the server bundle of a build', () => {
  it('is one file that requires only the React packages, even for pages that a browser loads separately', async () => {
    const { bundle } = await build();
    const asked: string[] = [];
    const module = { exports: {} as { default: Record<string, () => Promise<{ default: () => unknown }>> } };
    const react = { createElement: (...parts: unknown[]) => parts };
    new Function('module', 'exports', 'require', bundle)(module, module.exports, (name: string) => {
      asked.push(name);
      return react;
    });
    const home = await module.exports.default['home']?.();
    expect(home?.default()).toEqual(['h1', null, 'Home']);
    expect(asked).toEqual(['react']);
  });

  it('is named with its hash beside the files for browsers, and is part of the version', async () => {
    const one = await build();
    const two = await build({ 'home.js': SOURCES['home.js'].replace('Home', 'House') });
    const { version, server, integrity } = one.published;
    expect(server).toEqual({
      file: `/r/demo/${version}/${SERVER_BUNDLE}`,
      integrity: `sha384-${createHash('sha384').update(one.bundle).digest('base64')}`,
    });
    expect(Object.keys(integrity)).toEqual([`/r/demo/${version}/main.js`]);
    expect(two.published.version).not.toBe(version);
    expect(Object.values(two.published.integrity)).toEqual(Object.values(integrity));
  });
});
