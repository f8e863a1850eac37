import { RENDER_PATH, type PageBoot, type RenderRequest } from '@waymark/contracts-core';
import { ECHO_SHELL, publishedBuilds } from '../test/published-builds';
import { readConfig } from './config';
import { createRenderer, type Renderer } from './create-renderer';

const builds = publishedBuilds();
let renderer: Renderer;
beforeAll(async () => {
  builds.publish('shell', 's1', ECHO_SHELL);
  builds.publish('demo', 'd1', 'exports.answer = ({ address }) => ({ address });');
  builds.publish('demo', 'broken', 'exports.answer = () => { throw new Error("no such page") };');
  const env = { PORT: '0', LOG_LEVEL: 'silent', ARTEFACTS_DIR: builds.dir, REGISTRY_PUBLIC_KEYS: builds.publicKeys };
  renderer = await createRenderer(readConfig(env), {
    file: new URL('../test/thread.mjs', import.meta.url),
    limitMs: 20_000,
  });
});
afterAll(() => builds.remove());

const order = (demo: string) =>
  ({ shell: 's1', remotes: { demo }, address: '/here?a=1', boot: {} as PageBoot, answers: {} }) satisfies RenderRequest;
const post = (body: unknown) =>
  fetch(renderer.origin + RENDER_PATH, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('the renderer', () => {
  it('answers the page, and says without details that one failed', async () => {
    const [page, failed] = [await post(order('d1')), await post(order('broken'))];
    expect([page.status, await page.json()]).toEqual([200, { address: '/here?a=1' }]);
    expect([failed.status, await failed.text()]).toEqual([500, '{}']);
  });

  it.each([
    ['no order', 'text', 400],
    ['an order for a folder outside', { ...order('d1'), shell: '../../etc' }, 400],
    ['more than a page needs', { ...order('d1'), boot: { text: 'x'.repeat(4 * 1024 * 1024) } }, 413],
  ])('refuses %s', async (_, body, status) => expect((await post(body)).status).toBe(status));

  it('draws nothing else than what was asked, at no other address', async () => {
    expect((await fetch(renderer.origin + RENDER_PATH)).status).toBe(404);
    expect((await fetch(`${renderer.origin}/health/ready`)).status).toBe(200);
    expect((await fetch(`${renderer.origin}/health/live`)).status).toBe(200);
  });

  it('refuses more pages than would be drawn in time, and finishes those that it took when it stops', async () => {
    builds.publish(
      'demo',
      'slow',
      'exports.answer = () => new Promise((done) => setTimeout(() => done("slow"), 300));',
    );
    const asked = Array.from({ length: 40 }, () => post(order('slow')));
    const first = await Promise.race(asked.map(async (answer) => (await answer).status));
    expect(first).toBe(503);
    const stopped = renderer.close();
    const statuses = (await Promise.allSettled(asked)).map((one) =>
      one.status === 'fulfilled' ? one.value.status : 0,
    );
    await stopped;
    expect(statuses).toContain(200);
    await expect(post(order('d1'))).rejects.toThrow();
  });
});
