import { canonicalPath } from './canonical-path';

describe('canonicalPath', () => {
  it.each(['/', '/venues/1', '/venues/1/', '/venues/caf%C3%A9', '/venues%2F1', '/venues/...', '/a/%2e%2ea'])(
    '%s is its own',
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
