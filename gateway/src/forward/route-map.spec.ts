import { RouteMap } from './upstreams';

describe('RouteMap', () => {
  const map = new RouteMap<string>();
  map.addPrefix('/api/reviews', 'reviews');
  map.addPrefix('/api/users/me/reviews', 'reviews');
  map.addPrefix('/api/users/:id/follow', 'community');
  map.addPrefix('/api/users', 'account');
  map.addPrefix('/api/users/:name/follow', 'a second one');
  const routes = new RouteMap<string>();
  routes.addRoute('POST', '/api/reviews/hooks/:sender', 'hook');
  routes.addRoute('GET', '/api/requests/:id.json', 'as JSON');
  routes.addRoute('GET', '/api/requests/:id.xml', 'as XML');

  it.each([
    ['/api/reviews', 'reviews'],
    ['/api/reviews/12/vote', 'reviews'],
    [`/api/reviews/${'x'.repeat(8_000)}`, 'reviews'],
    ['/api/users/me/reviews', 'reviews'],
    ['/api/users/7/follow', 'community'],
    ['/api/users/me/follow', 'community'],
    ['/api/users/me', 'account'],
    ['/api/reviewsX', undefined],
    ['/api/reviews%2F12', undefined],
    ['/api', undefined],
  ])('sends %s to the longest prefix that fits: %s', (path, service) => {
    expect(map.byPrefix(path)).toBe(service);
  });

  it.each([
    ['POST', '/api/reviews/hooks/pay', 'hook'],
    ['GET', '/api/reviews/hooks/pay', undefined],
    ['POST', '/api/reviews/hooks', undefined],
    ['GET', '/api/requests/12.json', 'as JSON'],
    ['GET', '/api/requests/12', undefined],
    ['POST', '/api/reviews/hooks/pay/more', undefined],
  ])('knows of %s %s alone: %s', (method, path, value) => {
    expect(routes.byRoute(method, path)).toBe(value);
  });
});
