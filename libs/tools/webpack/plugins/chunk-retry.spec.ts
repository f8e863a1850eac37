import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { ChunkRetryPlugin } from './chunk-retry.mjs';

type Answer = (chunk: number | string) => Promise<void>;

let dir: string;
/** Opens the page, whose code is in three scripts. */
let open: () => Promise<{ words: string }>;
/** How each script is answered when it is asked for. */
let answer: Answer;
const asked: (number | string)[] = [];

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'waymark-retry-'));
  writeFileSync(join(dir, 'main.js'), "export const open = () => import(/* webpackChunkName: 'page' */ './page.js');");
  writeFileSync(join(dir, 'page.js'), "import './more.js'; export { words } from './words.js';");
  writeFileSync(join(dir, 'words.js'), "export const words = 'Hello';");
  writeFileSync(join(dir, 'more.js'), "export const more = 'More';");
  const part = (name: string) => ({ name, test: new RegExp(`${name}\\.js$`), chunks: 'all' as const, enforce: true });
  const compiler = webpack({
    mode: 'none',
    context: dir,
    // Scripts are asked for as in a browser; the test is the network.
    target: 'async-node',
    entry: './main.js',
    output: { path: join(dir, 'dist'), library: { type: 'commonjs2' } },
    optimization: {
      chunkIds: 'named',
      splitChunks: { cacheGroups: { words: part('words'), more: part('more') } },
    },
    plugins: [new NetworkPlugin(), new ChunkRetryPlugin()],
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) =>
      compiler.close(() => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve())),
    ),
  );
  Object.assign(globalThis, { network: (chunk: string) => (asked.push(chunk), answer(chunk)) });
  ({ open } = createRequire(import.meta.url)(join(dir, 'dist/main.js')) as { open: typeof open });
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Puts the network of the test before each script. */
class NetworkPlugin {
  apply(compiler: webpack.Compiler): void {
    const { RuntimeGlobals, RuntimeModule } = webpack;
    const load = RuntimeGlobals.ensureChunk;
    class Network extends RuntimeModule {
      override generate(): string {
        return `var fromDisk = ${load}; ${load} = (id) => network(id).then(() => fromDisk(id));`;
      }
    }
    compiler.hooks.thisCompilation.tap('Network', (compilation) =>
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap('Network', (chunk) =>
          compilation.addRuntimeModule(chunk, new Network('network', RuntimeModule.STAGE_BASIC)),
        ),
    );
  }
}

describe('a page of several scripts', () => {
  it('that are all lost fails once the slowest one has, and a retry requests each of them again', async () => {
    const lose: (() => void)[] = [];
    const isSlow = (chunk: unknown) => chunk === [...new Set(asked)][1];
    answer = (chunk) => {
      const lost = new Error(`lost ${chunk}`);
      return isSlow(chunk) ? new Promise((_, reject) => lose.push(() => reject(lost))) : Promise.reject(lost);
    };
    let failed = false;
    const first = open().catch(() => (failed = true));
    await new Promise((resolve) => setTimeout(resolve));
    expect(failed).toBe(false);
    lose.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
    lose.shift()?.();
    await first;
    expect(failed).toBe(true);
    const before = asked.length;
    expect(before).toBe(6);
    answer = () => Promise.resolve();
    expect((await open()).words).toBe('Hello');
    expect(new Set(asked.slice(before)).size).toBe(3);
    expect(asked).toHaveLength(9);
  });
});
