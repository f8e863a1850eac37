import { remoteBuild } from '../../test/remote-build';
import { matchRoute } from './match-route';

const routes = ['/', '/venues/:id', '/venues/new', '/admin/*'].map((path) => ({ path, page: path, title: path }));
const SITE = { shell: null, remotes: { reviews: remoteBuild('reviews', 'v', routes) } };

describe('matchRoute', () => {
  it.each([
    ['/', '/'],
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
