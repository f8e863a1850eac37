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

  it.each([
    ['https://tiles.example/{z}/{x}/{y}.png', 'raster', "'self'", "'self' data: https://tiles.example"],
    ['https://a.example/style.json', 'style', "'self' https://a.example", "'self' data: https://a.example blob:"],
    ['/maps/uk.pmtiles', 'pmtiles', "'self'", "'self' data:"],
  ] as const)('asks the operator’s map at %s, and nobody else', (url, kind, connect, images) => {
    const csp = pageCsp('N', { url, kind, attribution: 'Them' });
    expect(csp).toContain(`; connect-src ${connect};`);
    expect(csp).toContain(`; img-src ${images};`);
    expect(pageCsp('N')).toContain("; connect-src 'self'; img-src 'self' data:;");
  });

  it('shows pictures of the hosts that the operator allows, over https alone', () => {
    expect(pageCsp('N', undefined, ['a.example', 'b.example'])).toContain(
      "; connect-src 'self'; img-src 'self' data: https://a.example https://b.example;",
    );
  });

  it('allows nothing inline or evaluated', () => {
    expect(pageCsp('N')).not.toMatch(/unsafe/);
  });
});
