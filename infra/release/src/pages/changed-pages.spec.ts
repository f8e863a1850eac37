import type { RemoteBuild, SliceRoute } from '@waymark/contracts-core';
import { changedPages } from './changed-pages';

const ROUTES = ['login', 'contact'].map(
  (page) => ({ path: `/${page}`, page, title: page, chunks: [page] }) as SliceRoute,
);

function build(version: string, files: Record<string, string>, routes = ROUTES): RemoteBuild {
  const path = (name: string) => `/r/account/${version}/${name}`;
  return {
    slice: 'account',
    version,
    entry: path(`remoteEntry.${version}.js`),
    preload: [path('remote.js')],
    preloadByPage: { login: [path('form.js'), path('login.js')], contact: [path('form.js'), path('contact.js')] },
    integrity: Object.fromEntries(
      Object.entries({ [`remoteEntry.${version}.js`]: version, ...files }).map(([name, hash]) => [path(name), hash]),
    ),
    manifest: { name: 'account', routes } as RemoteBuild['manifest'],
    requires: {},
  };
}
const FILES = { 'remote.js': '1', 'form.js': '1', 'login.js': '1', 'contact.js': '1', 'later.js': '1' };
const live = build('a', FILES);
const changed = (next: RemoteBuild, before: RemoteBuild | undefined = live) =>
  next.manifest.routes.filter(changedPages(next, before)).map(({ page }) => page);

it.each([
  ['none when only the entry differs', FILES, []],
  ['the one whose file differs', { ...FILES, 'login.js': '2' }, ['login']],
  ['all that share a file that differs', { ...FILES, 'form.js': '2' }, ['login', 'contact']],
  ['all when the remote itself differs', { ...FILES, 'remote.js': '2' }, ['login', 'contact']],
  ['all when a file differs that any may load later', { ...FILES, 'later.js': '2' }, ['login', 'contact']],
  ['all when such a file is new', { ...FILES, 'new.js': '2' }, ['login', 'contact']],
])('changed pages of a build are %s', (_which, files, pages) => {
  expect(changed(build('b', files))).toEqual(pages);
});

it('changed pages are those with another title or address, and all of a first build', () => {
  const [login, contact] = ROUTES as [SliceRoute, SliceRoute];
  expect(changed(build('b', FILES, [login, { ...contact, title: 'Write to us' }]))).toEqual(['contact']);
  expect(ROUTES.filter(changedPages(build('b', FILES), undefined))).toEqual(ROUTES);
});
