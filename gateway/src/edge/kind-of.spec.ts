import { innerPath, kindOf, originForm } from './kind-of';

describe('who answers a path (M8.8)', () => {
  it.each([
    ['/embed/venues/7', '/api/embed/venues/7', 'api'],
    ['/open311/v2/requests.json', '/api/open311/v2/requests.json', 'api'],
    ['/open311', '/open311', 'page'],
    ['/venues/7', '/venues/7', 'page'],
    ['/api/venues/7', '/api/venues/7', 'api'],
    ['/api/notifications/stream', '/api/notifications/stream', 'live'],
    ['/api/notifications/stream/', '/api/notifications/stream/', 'api'],
  ])('%s is asked for as %s of the %s', (path, inner, kind) => {
    expect(innerPath(path)).toBe(inner);
    expect(kindOf(inner)).toBe(kind);
  });
});

describe('the form in which a request names its address', () => {
  it.each([
    ['/venues/7?a=http://b/c', '/venues/7?a=http://b/c'],
    ['//venues/7', '//venues/7'],
    ['http://waymark.test/venues/7?a=b', '/venues/7?a=b'],
    ['HTTPS://me@waymark.test:8080/venues/7', '/venues/7'],
    ['http://waymark.test?a=b', '/?a=b'],
    ['http://[::1]//venues/7', '//venues/7'],
    ['*', '*'],
  ])('%s is %s of this host', (target, inside) => expect(originForm(target)).toBe(inside));
});
