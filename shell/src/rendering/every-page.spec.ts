import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PageBoot, PRODUCT_NAME, sliceManifestSchema } from '@waymark/contracts-core';
import type { RemoteModule, Session } from '@waymark/mfe-kit';
import { loaderOf, renderedPage } from './rendered-page';

const root = join(import.meta.dirname, '../../..');
const folders = readdirSync(root).filter((name) => existsSync(join(root, name, 'slice.json')));

const remotes: PageBoot['remotes'] = {};
const modules = new Map<string, RemoteModule>();
for (const folder of folders) {
  const manifest = sliceManifestSchema.parse(JSON.parse(readFileSync(join(root, folder, 'slice.json'), 'utf8')));
  remotes[manifest.name] = { slice: manifest.name, version: '1', entry: '/e.js', integrity: 'sha384-e', manifest };
  const remote = (await import(join(root, folder, 'src/remote.ts'))) as { default: RemoteModule };
  modules.set(manifest.name, remote.default);
}
const boot: PageBoot = { productName: PRODUCT_NAME, mode: 'local', remotes };
const loader = loaderOf(modules);

const addresses = Object.values(remotes)
  .flatMap(({ manifest }) => manifest.routes.filter((route) => !route.redirectTo))
  .map(({ path }) => path.replace(/:\w+/g, '7'));

const VISITOR: Session = { status: 'visitor', user: null };
const ADMIN: Session = {
  status: 'member',
  user: { id: 5, email: 'ana@example.org', displayName: 'Ana', username: 'ana', role: 'admin', isVerified: true },
};

// What touches the browser waits for an effect: then a page can be drawn on a server, which has none.
describe.each([VISITOR, ADMIN])('a page without a browser, for a $status', (session) => {
  it.each(addresses)('%s is drawn in its frame and with its styles', async (address) => {
    expect(typeof window).toBe('undefined');
    const { html, styles, errors } = await renderedPage({ address, session, boot, loader });
    expect(errors).toEqual([]);
    expect(html).toMatch(/<header.*<main.*(<h1|aria-busy).*<\/main>/s);
    expect(styles).toContain('{');
  });
});

it('a page that touches the browser while it is drawn is told', async () => {
  const touching: RemoteModule = { pages: { home: async () => ({ default: () => window.name }) }, slots: {} };
  const broken = loaderOf(new Map([['reviews', touching]]));
  const { errors } = await renderedPage({ address: '/', session: VISITOR, boot, loader: broken });
  expect(errors).toEqual([new ReferenceError('window is not defined')]);
});
