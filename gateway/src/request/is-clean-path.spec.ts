import { isCleanPath } from './is-clean-path';

describe('isCleanPath', () => {
  it.each(['/api/venues', '/api/venues/', '/api/venues/by-place/a%2Fb', '/api/venues/caf%C3%A9'])(
    '%s is clean',
    (path) => {
      expect(isCleanPath(path)).toBe(true);
    },
  );

  it.each([
    '/api//venues',
    '/api/%2e%2e/internal',
    '/api/.%2E/x',
    '/api/a%00',
    '/api/%zz',
    '/api/a%5cb',
    '/api/x/..%2f..%2fmetrics',
  ])('%s is refused', (path) => {
    expect(isCleanPath(path)).toBe(false);
  });
});
