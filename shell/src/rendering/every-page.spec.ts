import type { RemoteModule } from '@waymark/mfe-kit';
import { ADMIN, everyRemote, loaderOf, VISITOR } from './every-remote';
import { renderedPage } from './rendered-page';

const { site, addresses } = await everyRemote();

// Code that uses the browser runs in an effect, so that a server can render the page.
describe.each([VISITOR, ADMIN])('a page without a browser, for a $status (SL27)', (session) => {
  it.each(addresses)('%s is drawn in its frame and with its styles', async (address) => {
    expect(typeof window).toBe('undefined');
    const { html, styles, errors } = await renderedPage({ address, session, ...site });
    expect(errors).toEqual([]);
    expect(html).toMatch(/<header.*<main.*(<h1|aria-busy).*<\/main>/s);
    expect(styles).toContain('{');
  });
});

const wordsOf = (html: string) =>
  html
    .replace(/<\/?(?:a|span)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');

const leads = Object.values(site.boot.remotes).flatMap(({ manifest }) =>
  manifest.routes.flatMap(({ path, lead }) => (lead ? [[path, lead] as const] : [])),
);

// The gateway shows this text under the title before the page renders; a different text would change before people's
// eyes.
it.each(leads)('%s says first what its manifest says', async (address, lead) => {
  const { html } = await renderedPage({ address, session: VISITOR, ...site });
  expect(wordsOf(html)).toContain(lead);
});

it('a page that touches the browser while it is drawn is told', async () => {
  const touching: RemoteModule = { pages: { home: async () => ({ default: () => window.name }) }, slots: {} };
  const broken = loaderOf(new Map([['reviews', touching]]));
  const { errors } = await renderedPage({ ...site, address: '/', session: VISITOR, loader: broken });
  expect(errors).toEqual([new ReferenceError('window is not defined')]);
});
