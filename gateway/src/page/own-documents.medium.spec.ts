import { bootIn, remoteBuild, shellBuild } from '../../test/remote-build';
import { startTestGateway, type TestGateway } from '../../test/start-test-gateway';

const account = remoteBuild('account', 'v1', [
  { path: '/contact', page: 'contact', title: 'Contact' },
  { path: '/give', page: 'give', title: 'Give', opens: 'payments' },
]);

let gateway: TestGateway;
beforeAll(async () => {
  const registry = { shell: shellBuild(), remotes: { account } };
  gateway = await startTestGateway(registry, { STRIPE_SCRIPT: 'https://js.pay.example/v3/' });
});
afterAll(() => gateway.close());

async function opened(path: string) {
  const answer = await fetch(gateway.origin + path);
  const { headers } = answer;
  const text = await answer.text();
  return { headers, text, boot: bootIn(text), csp: headers.get('content-security-policy') ?? '' };
}

describe('the document of a page that opens payments', () => {
  it('alone lets the provider in: policy, permission and the one origin of scripts (G1.8)', async () => {
    const { headers, text, boot, csp } = await opened('/give?success=true&payment_intent_client_secret=pi_1_secret_2');
    expect(boot.opens).toBe('payments');
    expect(csp).toContain('frame-src https://js.pay.example;');
    expect(headers.get('permissions-policy')).toContain('payment=(self "https://js.pay.example")');
    expect(headers.get('referrer-policy')).toBe('strict-origin');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).toContain('<meta name="script-origin" content="https://js.pay.example">');
    expect(text).not.toContain('secret_2');
  });

  it.each(['/contact', '/give/more', '/'])('%s does not mention it', async (path) => {
    const { headers, text, boot, csp } = await opened(path);
    expect(boot).not.toHaveProperty('opens');
    expect(csp).not.toMatch(/frame-src|pay\.example/);
    expect(headers.get('permissions-policy')).toContain('payment=()');
    expect(text).not.toMatch(/script-origin|pay\.example/);
  });
});
