import { redirectTarget } from './redirect-target';

const origin = 'https://waymark.example';

describe('redirectTarget (A12.10)', () => {
  it.each(['/add-review', '/venues/7?tab=reviews#votes'])('goes back to %s', (path) => {
    expect(redirectTarget(path, origin)).toBe(path);
  });

  it.each([
    null,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/login',
    '/auth',
  ])('goes home for %j', (saved) => {
    expect(redirectTarget(saved, origin)).toBe('/');
  });
});
