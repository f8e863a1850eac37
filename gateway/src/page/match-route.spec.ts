import { remoteBuild } from '../../test/remote-build';
import { canonicalPath, fillPath, matchRoute } from './match-route';

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

describe('canonicalPath', () => {
  it.each(['/', '/venues/1', '/venues/1/', '/venues/caf%C3%A9', '/venues%2F1', '/venues/...', '/a/%2e%2ea'])(
    '%s stays unchanged',
    (path) => expect(canonicalPath(path)).toBe(path),
  );

  it.each([
    ['//', '/'],
    ['///venues/1', '/venues/1'],
    ['/venues//1', '/venues/1'],
    ['/./venues/./1', '/venues/1'],
    ['/login/../venues/1', '/venues/1'],
    ['/login/%2e%2E/venues/1/%2e', '/venues/1'],
    ['/../../venues/1', '/venues/1'],
    ['//evil.example/x', '/evil.example/x'],
    ['/\\\\evil.example', '/evil.example'],
    ['/.//evil.example', '/evil.example'],
    ['/a/..//evil.example', '/evil.example'],
  ])('%s is %s', (path, canonical) => expect(canonicalPath(path)).toBe(canonical));
});

describe('fillPath', () => {
  const query = new URLSearchParams('venue=9');

  it('fills names from the route and the query string, encoded', () => {
    expect(fillPath('/api/venues/:id/photos', { id: 'a/b' }, query)).toBe('/api/venues/a%2Fb/photos');
    expect(fillPath('/api/venues/?venue', {}, query)).toBe('/api/venues/9');
  });

  it('leaves an ordinary query alone', () => {
    expect(fillPath('/api/reviews?limit=5', {}, query)).toBe('/api/reviews?limit=5');
  });

  it('is null when a value is missing', () => {
    expect(fillPath('/api/venues/:id', {}, query)).toBeNull();
    expect(fillPath('/api/venues/?place', {}, query)).toBeNull();
  });
});
