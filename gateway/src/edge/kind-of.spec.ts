import { innerPath, kindOf } from './kind-of';

describe('who answers a path', () => {
  it.each([
    ['/embed/venues/7', '/api/embed/venues/7', 'api'],
    ['/open311/v2/requests.json', '/api/open311/v2/requests.json', 'api'],
    ['/open311', '/open311', 'page'],
    ['/embedded', '/embedded', 'page'],
    ['/venues/7', '/venues/7', 'page'],
    ['/api/venues/7', '/api/venues/7', 'api'],
    ['/api/notifications/stream', '/api/notifications/stream', 'live'],
    ['/api/notifications/stream/', '/api/notifications/stream/', 'api'],
  ])('%s is asked for as %s of the %s', (path, inner, kind) => {
    expect(innerPath(path)).toBe(inner);
    expect(kindOf(inner)).toBe(kind);
  });
});
