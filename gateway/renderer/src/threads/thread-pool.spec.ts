import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { PageBoot, RenderRequest } from '@waymark/contracts-core';
import { ECHO_SHELL, publishedBuilds } from '../../test/published-builds';
import { ThreadPool } from './thread-pool';

const builds = publishedBuilds();
const said: string[] = [];
const OPTIONS = {
  threads: 1,
  file: new URL('../../test/thread.mjs', import.meta.url),
  settings: { artefactsDir: builds.dir, publicKeys: builds.publicKeys },
  log: (text: string) => void said.push(text),
  limitMs: 60_000,
};
const pool = new ThreadPool(OPTIONS);

beforeAll(() => {
  // As main.ts does, for contexts and threads that begin from now on.
  setFlagsFromString('--disallow-code-generation-from-strings');
  builds.publish('shell', 's1', ECHO_SHELL);
});
afterAll(async () => {
  setFlagsFromString('--no-disallow-code-generation-from-strings');
  await pool.close();
  builds.remove();
});

const order = (demo: string, address = '/'): string =>
  JSON.stringify({
    shell: 's1',
    remotes: { demo },
    address,
    boot: {} as PageBoot,
    answers: {},
  } satisfies RenderRequest);
const render = async (demo: string, address?: string) => JSON.parse(await pool.render(order(demo, address))) as unknown;

describe('code of a slice', () => {
  it('gets its arguments and the React packages, and no other module', async () => {
    builds.publish(
      'demo',
      'modules',
      `const react = require('react');
      exports.answer = ({ address }) => {
        try { require('node:fs') } catch ({ message }) { return [address, react.version, message] }
      };`,
    );
    expect(await render('modules', '/here')).toEqual(['/here', '19', 'There is no module "node:fs" here']);
  });

  it('cannot reach this process by any known escape from a Node sandbox', async () => {
    builds.publish(
      'demo',
      'escape',
      `const OUT = 'return typeof process === "undefined" ? "nothing" : process.version';
      const ways = {
        globals: () => ['process', 'require', 'fetch', 'XMLHttpRequest', 'WebSocket', 'Buffer', 'global', 'WebAssembly', 'SharedArrayBuffer', 'document']
          .filter((name) => typeof globalThis[name] !== 'undefined').join() || 'nothing',
        eval: () => (0, eval)('1') && 'evaluated',
        function: () => Function(OUT)(),
        globalObject: () => globalThis.constructor.constructor(OUT)(),
        prototype: () => Object.getPrototypeOf(globalThis)?.constructor.constructor(OUT)(),
        callers: () => {
          const all = [];
          const walk = (function inner() { for (let one = inner; one; one = one.caller) all.push(one) });
          try { walk() } catch (error) { all.push(error) }
          return all.every((one) => one instanceof Object) ? 'nothing' : 'of the host';
        },
        frames: () => {
          Error.prepareStackTrace = (_, sites) => sites.map((site) => [site.getThis(), site.getFunction()]).flat();
          const found = new Error().stack.filter((one) => one && typeof one.constructor === 'function' && !(one instanceof Object));
          delete Error.prepareStackTrace;
          return found.length === 0 ? 'nothing' : 'an object of the host';
        },
      };
      for (const [name, one] of Object.entries({ URL, URLSearchParams, TextEncoder, AbortController, Response, ReadableStream, setTimeout, clearTimeout, queueMicrotask, log: console.error }))
        ways[name] = () => one instanceof Object ? one.constructor.constructor(OUT)() : 'of the host';
      ways.thrown = () => { try { new URL('no address') } catch (error) { return error instanceof Error ? error.constructor.constructor(OUT)() : 'of the host' } };
      const tried = (work) => { try { return String(work()) } catch ({ message }) { return message } };
      exports.answer = async () => {
        const imported = await import('node:fs').then(() => 'imported', (error) => tried(() => error.constructor.constructor(OUT)()));
        return { ...Object.fromEntries(Object.entries(ways).map(([name, work]) => [name, tried(work)])), imported };
      };`,
    );
    const REFUSED = 'Code generation from strings disallowed for this context';
    const found = (await render('escape')) as Record<string, string>;
    expect(Object.keys(found)).toHaveLength(19);
    for (const [way, result] of Object.entries(found))
      expect([way, result]).toEqual([way, expect.stringMatching(`^(nothing|${REFUSED})$`)]);
  });

  it('of one set of versions cannot see another set', async () => {
    const source = `globalThis.seen = (globalThis.seen ?? 0) + 1; exports.answer = () => globalThis.seen;`;
    builds.publish('demo', 'one', source);
    builds.publish('demo', 'two', `${source}//`);
    expect(await render('one')).toBe(1);
    expect(await render('two')).toBe(1);
    expect(await render('one')).toBe(1);
  });
});

describe('a bundle', () => {
  it.each([
    ['that was changed by one character', (folder: string) => appendFileSync(join(folder, 'server.js'), ' ')],
    ['whose record was changed', (folder: string) => appendFileSync(join(folder, 'build.json'), ' {}')],
  ])('%s is not run', async (name, change) => {
    const version = name.replace(/\W/g, '-');
    change(builds.publish('demo', version, 'exports.answer = () => "run";'));
    await expect(render(version)).rejects.toThrow('There is no bundle of demo');
    expect(said.at(-1)).toMatch(/is not signed|is not the file that was signed/);
  });

  it('of a version that was not asked for is not run', async () => {
    await expect(pool.render(order('nowhere').replace('"demo":"nowhere"', ''))).rejects.toThrow(
      'There is no bundle of demo',
    );
  });
});

describe('a thread', () => {
  const loopOf = (name: string, loop: string): string => {
    builds.publish('demo', name, `exports.answer = () => { ${loop} };`);
    builds.publish('demo', 'well', 'exports.answer = () => "drawn";');
    return order(name);
  };

  it('that runs for ever is ended, and the next page is drawn', async () => {
    const options = { ...OPTIONS, limitMs: 1_000 };
    const short = new ThreadPool(options);
    await expect(short.render(loopOf('for-ever', 'for (;;);'))).rejects.toThrow('took longer than 1000 ms');
    options.limitMs = OPTIONS.limitMs;
    expect(await short.render(order('well'))).toBe('"drawn"');
    await short.close();
  });

  it('that takes all memory is ended, and the next page is drawn', async () => {
    const all = loopOf('memory', 'const all = []; for (;;) all.push(new Array(1e6).fill(all.length));');
    const [lost, drawn] = await Promise.allSettled([pool.render(all), pool.render(order('well'))]);
    expect(lost).toMatchObject({ reason: { message: expect.stringMatching('out of memory|memory limit') } });
    expect(drawn).toEqual({ status: 'fulfilled', value: '"drawn"' });
  });
});
