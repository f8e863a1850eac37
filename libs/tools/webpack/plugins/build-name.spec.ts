import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { BuildNamePlugin } from './build-name.mjs';

let dir: string;
beforeAll(() => void (dir = mkdtempSync(join(tmpdir(), 'waymark-build-name-'))));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** All scripts of a build of this page, made in a folder of this name. */
async function build(folder: string, page: string): Promise<string> {
  const context = join(dir, folder);
  mkdirSync(context);
  writeFileSync(join(context, 'main.js'), "import('./page.js').then(console.log);");
  writeFileSync(join(context, 'page.js'), page);
  const compiler = webpack({
    mode: 'production',
    context,
    target: ['web', 'es2022'],
    entry: './main.js',
    output: { path: join(context, 'dist') },
    plugins: [new BuildNamePlugin('sample')],
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error) => compiler.close(() => (error ? reject(error) : resolve()))),
  );
  return readdirSync(join(context, 'dist'))
    .map((file) => readFileSync(join(context, 'dist', file), 'utf8'))
    .join('\n');
}

const chunkLists = (text: string) => [...new Set(text.match(/chunks_waymark_sample_[0-9a-f]{12}/g))];
const scriptNames = (text: string) => [...new Set(text.match(/(?<!chunks_)waymark_sample_[0-9a-f]{12}:/g))];

describe('two builds of a slice', () => {
  it('share neither chunk list nor script tags, so that the one before can take over in the same page', async () => {
    const [one, two] = [await build('one', 'export default 1'), await build('two', 'export default 2')];
    expect(chunkLists(one)).toHaveLength(1);
    expect(scriptNames(one)).toHaveLength(1);
    expect(chunkLists(one)).not.toEqual(chunkLists(two));
    expect(scriptNames(one)).not.toEqual(scriptNames(two));
  });
});
