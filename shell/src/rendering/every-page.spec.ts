import type { RemoteModule } from '@waymark/mfe-kit';
import { ADMIN, everyRemote, loaderOf, VISITOR } from './every-remote';
import { renderedPage } from './rendered-page';

const { site, addresses } = await everyRemote();

// What touches the browser waits for an effect: then a page can be drawn on a server, which has none.
describe.each([VISITOR, ADMIN])('a page without a browser, for a $status', (session) => {
  it.each(addresses)('%s is drawn in its frame and with its styles', async (address) => {
    expect(typeof window).toBe('undefined');
    const { html, styles, errors } = await renderedPage({ address, session, ...site });
    expect(errors).toEqual([]);
    expect(html).toMatch(/<header.*<main.*(<h1|aria-busy).*<\/main>/s);
    expect(styles).toContain('{');
  });
});

it('a page that touches the browser while it is drawn is told', async () => {
  const touching: RemoteModule = { pages: { home: async () => ({ default: () => window.name }) }, slots: {} };
  const broken = loaderOf(new Map([['reviews', touching]]));
  const { errors } = await renderedPage({ ...site, address: '/', session: VISITOR, loader: broken });
  expect(errors).toEqual([new ReferenceError('window is not defined')]);
});
