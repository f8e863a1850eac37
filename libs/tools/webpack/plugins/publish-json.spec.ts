import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { providedByShell, providedVersions, requiredRanges, takenFromShell } from '../shared.mjs';
import { PublishJsonPlugin } from './publish-json.mjs';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'waymark-publish-'));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

interface Published {
  version: string;
  entry: string;
  title: string;
  integrity: Record<string, string>;
}

async function publish(source: string, title: string): Promise<Published> {
  writeFileSync(join(dir, 'main.js'), source);
  const plugin = new PublishJsonPlugin('maps', ({ url }) => ({ entry: url('main.js'), title }));
  const compiler = webpack({
    mode: 'production',
    context: dir,
    entry: './main.js',
    devtool: false,
    output: { path: join(dir, 'dist'), filename: '[name].js' },
    plugins: [plugin],
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error) => compiler.close(() => (error ? reject(error) : resolve()))),
  );
  return JSON.parse(readFileSync(join(dir, 'dist/publish.json'), 'utf8')) as Published;
}

describe('what is published with a build', () => {
  it('has the same version for the same source, and another one for other files or another manifest', async () => {
    const first = await publish('console.log(1)', 'Map');
    expect((await publish('console.log(1)', 'Map')).version).toBe(first.version);
    const versions = [
      first.version,
      (await publish('console.log(2)', 'Map')).version,
      (await publish('console.log(1)', 'The map')).version,
    ];
    expect(new Set(versions).size).toBe(3);
  });

  it('names each script by its version and hash', async () => {
    const { version, entry, integrity } = await publish('console.log(1)', 'Map');
    expect(entry).toBe(`/r/maps/${version}/main.js`);
    const digest = createHash('sha384')
      .update(readFileSync(join(dir, 'dist/main.js')))
      .digest('base64');
    expect(integrity).toEqual({ [entry]: `sha384-${digest}` });
  });
});

describe('what a remote uses from the shell (R1.11)', () => {
  it('is listed by package, for shared packages and the kit, and the shell of the same source provides it', () => {
    const shared = Object.entries(takenFromShell()).filter(([request]) => request in requiredRanges());
    expect(shared.map(([request, { requiredVersion }]) => [request, requiredVersion])).toEqual(
      shared.map(([request]) => [request, requiredRanges()[request]]),
    );
    expect(Object.keys(requiredRanges()).sort()).toEqual([
      '@waymark/mfe-kit',
      'react',
      'react-dom',
      'react-router-dom',
      'styled-components',
    ]);
    for (const [name, version] of Object.entries(providedVersions()))
      expect(requiredRanges()[name]).toBe(`^${version}`);
    expect(Object.keys(providedByShell({ routerFacade: '' })).sort()).toEqual(Object.keys(takenFromShell()).sort());
  });
});
