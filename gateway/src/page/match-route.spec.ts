import { remoteBuildSchema, type RegistryView } from '@waymark/contracts-core';
import { matchRoute } from './match-route';

function snapshot(paths: string[]): RegistryView {
  const routes = paths.map((path) => ({ path, page: path, title: path }));
  const remote = {
    slice: 'reviews',
    version: 'v',
    entry: '/r/reviews/v/e.js',
    preload: [],
    preloadByPage: {},
    integrity: {},
  };
  const reviews = remoteBuildSchema.parse({ ...remote, manifest: { name: 'reviews', routes } });
  return { shell: null, remotes: { reviews } };
}

const SITE = snapshot(['/', '/venues/:id', '/venues/new', '/admin/*']);

describe('matchRoute', () => {
  it.each([
    ['/', '/'],
    ['/venues/12', '/venues/:id'],
    ['/venues/12/', '/venues/:id'],
    ['/venues/new', '/venues/new'],
    ['/Venues/12', '/venues/:id'],
    ['/admin/a/b', '/admin/*'],
  ])('%s is the page %s', (path, page) => {
    expect(matchRoute(SITE, path)?.route.page).toBe(page);
  });

  it.each(['/nope', '/venues', '/venues/1/2', '/venues/%E0%A4%A'])('%s is no page', (path) => {
    expect(matchRoute(SITE, path)).toBeNull();
  });

  it('gives parameters decoded', () => {
    expect(matchRoute(SITE, '/venues/a%20b')?.params).toEqual({ id: 'a b' });
  });
});
