import { pageCsp } from './page-csp';
import { paymentHeaders, paymentSources } from './payment-sources';

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
