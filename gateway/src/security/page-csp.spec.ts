import { pageCsp, paymentHeaders, paymentSources } from './page-csp';

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

const sourcesOf = (script: string) => {
  const csp = pageCsp('N', undefined, [], paymentSources(script));
  const directive = (name: string) => csp.split('; ').find((one) => one.startsWith(`${name} `));
  return { csp, frame: directive('frame-src'), connect: directive('connect-src') };
};

describe('the document of a page that takes payments', () => {
  it('lets in the frames and calls that Stripe names, and nothing wider', () => {
    const { csp, frame, connect } = sourcesOf('https://js.stripe.com/endive/stripe.js');
    expect(frame).toBe('frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com');
    expect(connect).toBe("connect-src 'self' https://js.stripe.com https://api.stripe.com");
    expect(csp).toContain("; script-src 'nonce-N' 'strict-dynamic';");
    expect(csp).toContain("; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default");
    expect(csp).not.toMatch(/unsafe| \*[; ]/);
  });

  it('lets in a local Stripe by its one origin', () => {
    const { frame, connect } = sourcesOf('http://127.0.0.1:4999/v3/');
    expect([frame, connect]).toEqual(['frame-src http://127.0.0.1:4999', "connect-src 'self' http://127.0.0.1:4999"]);
  });

  it('allows payments to that origin, and tells nobody the address that one comes back to', () => {
    const headers = paymentHeaders(paymentSources('https://js.stripe.com/endive/stripe.js'));
    expect(headers['permissions-policy']).toContain('payment=(self "https://js.stripe.com")');
    expect([headers['referrer-policy'], headers['cache-control']]).toEqual(['strict-origin', 'no-store']);
  });
});
