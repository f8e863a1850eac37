import { act, screen } from '@testing-library/react';
import { getHost } from '@waymark/mfe-kit';
import { renderApp, SAMPLE_BOOT, VISITOR } from '../test-support/render-app';

const demo = SAMPLE_BOOT.remotes['demo']!;
const routes = demo.manifest.routes.map((route) =>
  route.path === '/reviews' ? { ...route, opens: 'payments' as const } : route,
);
const BOOT = { ...SAMPLE_BOOT, remotes: { demo: { ...demo, manifest: { ...demo.manifest, routes } } } };
const PAYING = { ...BOOT, opens: 'payments' as const };

const go = (path: string) => act(async () => getHost().navigate(path));

// jsdom cannot reload a page; e2e/journeys/support-us.e2e.ts tests this in a browser.
describe('a page whose document lets in something else', () => {
  it('is not drawn in a document that lets nothing in', async () => {
    renderApp('/', VISITOR, BOOT);
    expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeInTheDocument();
    await go('/reviews');
    expect(screen.queryByRole('heading', { name: 'All of them' })).toBeNull();
    expect(document.querySelector('main [aria-busy=true]')).toBeInTheDocument();
  });

  it('is drawn in its own, where no other page is', async () => {
    renderApp('/reviews', VISITOR, PAYING);
    expect(await screen.findByRole('heading', { name: 'All of them' })).toBeInTheDocument();
    await go('/things/1');
    expect(screen.queryByRole('heading', { name: 'A thing' })).toBeNull();
  });
});
