import { pageCsp } from './page-csp';

describe('pageCsp', () => {
  const directives = new Map(
    pageCsp('N')
      .split('; ')
      .map((text) => [text.split(' ')[0], text]),
  );

  it('runs scripts by nonce only', () => {
    expect(directives.get('script-src')).toBe("script-src 'nonce-N' 'strict-dynamic'");
  });

  it.each([
    ['default-src', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default'],
  ])('%s is %s', (name, value) => {
    expect(directives.get(name)).toBe(`${name} ${value}`);
  });

  it('allows nothing inline or evaluated', () => {
    expect(pageCsp('N')).not.toMatch(/unsafe/);
  });
});
