import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { sliceManifestSchema, type RegistryView, type SliceRoute } from '@waymark/contracts-core';
import { remoteBuild } from '../../test/remote-build';
import { mayRead } from '../../test/robots-rules';
import { robotsTxt } from './crawl-handler';
import { isPublicRoute } from './sitemaps';

const REMOTES = join(import.meta.dirname, '../../../mfe-');
type Route = Partial<SliceRoute> & { path: string };

const MANIFESTS = readdirSync(dirname(REMOTES))
  .filter((name) => name.startsWith(basename(REMOTES)))
  .map((name) =>
    sliceManifestSchema.parse(JSON.parse(readFileSync(join(dirname(REMOTES), name, 'slice.json'), 'utf8'))),
  );
const REAL: readonly Route[] = MANIFESTS.flatMap(({ routes }) => routes);

function robotsOf(routes: readonly Route[]): string {
  const pages = routes.map((route) => ({ page: 'page', title: 'Page', ...route }));
  const view = { shell: null, remotes: { any: remoteBuild('any', 'v1', pages) } } as unknown as RegistryView;
  return robotsTxt(view, 'https://waymark.example');
}

/** Addresses that a page answers: numbers, words and marks in place of its parameters, with a query string and without. */
const addressesOf = (path: string): string[] =>
  ['1', '4711', 'caf%C3%A9-(2)', 'ChIJ_-x.y~'].flatMap((value) => {
    const address = path.replace(/[:*][^/]*/g, value);
    return [address, `${address}/`, `${address}?utm_source=a&page=2`];
  });

describe('robots.txt of what is live', () => {
  const text = robotsOf(REAL);
  const isShut = (route: Route) => !isPublicRoute({ access: 'visitor', ...route } as SliceRoute) && !route.redirectTo;

  it.each(REAL.filter((route) => !isShut(route)).map(({ path }) => path))('lets search engines read %s', (path) => {
    expect(addressesOf(path).filter((address) => !mayRead(text, address))).toEqual([]);
  });

  it.each(REAL.filter(isShut).map(({ path }) => path))('shuts %s', (path) => {
    expect(addressesOf(path).filter((address) => mayRead(text, address))).toEqual([]);
  });

  it.each(['/embed/venues/7', '/status', '/open311/v2/services.json', '/api/data/dumps', '/r/shell/v1/main.js'])(
    'lets them read %s, which is no page of a slice',
    (path) => expect(mayRead(text, path)).toBe(true),
  );
});

describe('robots.txt', () => {
  const member = { access: 'member' } as const;

  it.each<[string, Route, Route, string[]]>([
    ['begins alike', { path: '/add-review', ...member }, { path: '/add-review-guide' }, ['/add-review-guide?a=b']],
    [
      'has a name where the private one has a parameter',
      { path: '/profile/:id', noindex: true },
      { path: '/profile/tips' },
      ['/profile/tips?x'],
    ],
    [
      'is what a private rest would take',
      { path: '/staff/*', ...member },
      { path: '/staff/contact' },
      ['/staff/contact?x'],
    ],
    [
      'leads elsewhere',
      { path: '/venue/:any', noindex: true },
      { path: '/venue/old', redirectTo: '/' },
      ['/venue/old'],
    ],
    ['has a parameter that reads like it', { path: '/login', noindex: true }, { path: '/:city' }, ['/login-upon-sea']],
    ['is the root', { path: '/:member', noindex: true }, { path: '/' }, ['/?x=1']],
  ])('lets a public page be read that %s', (_how, shut, open, more) => {
    const text = robotsOf([shut, open]);
    const read = [...addressesOf(open.path), ...more].filter((address) => !mayRead(text, address));
    expect(read).toEqual([]);
    expect(mayRead(text, shut.path.replace(/[:*][^/]*/g, '77'))).toBe(false);
  });
});
