import { type PageBoot, remoteBuildSchema } from '@waymark/contracts-core';
import { startTestGateway, type TestGateway } from '../../test/start-test-gateway';

const remote = remoteBuildSchema.parse({
  slice: 'account',
  version: 'v1',
  entry: '/r/account/v1/e.js',
  preload: [],
  preloadByPage: {},
  integrity: {},
  manifest: {
    name: 'account',
    routes: [
      { path: '/contact', page: 'contact', title: 'Contact' },
      { path: '/give', page: 'give', title: 'Give', opens: 'payments' },
    ],
  },
});
const shell = { version: 'v1', scripts: ['/r/shell/v1/main.js'], styles: [], preload: [], integrity: {} };
const registry = { shell, remotes: { account: remote } };

let gateway: TestGateway;
let without: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway(registry, { STRIPE_SCRIPT: 'https://js.pay.example/v3/' });
  without = await startTestGateway(registry);
});
afterAll(async () => {
  await gateway.close();
  await without.close();
});

async function opened(path: string, { origin }: TestGateway = gateway) {
  const { headers, text } = await fetch(origin + path).then(async (answer) => ({
    headers: answer.headers,
    text: await answer.text(),
  }));
  const boot = JSON.parse(/id="waymark-boot">(.+)<\/script>/.exec(text)?.[1] ?? '') as PageBoot;
  return { headers, text, boot, csp: headers.get('content-security-policy') ?? '' };
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

  it.each(['/contact', '/give/more', '/'])('%s knows nothing of it', async (path) => {
    const { headers, text, boot, csp } = await opened(path);
    expect(boot).not.toHaveProperty('opens');
    expect(csp).not.toMatch(/frame-src|pay\.example/);
    expect(headers.get('permissions-policy')).toContain('payment=()');
    expect(text).not.toMatch(/script-origin|pay\.example/);
  });

  it('is its own without a provider too, and lets nobody in', async () => {
    const { headers, text, boot, csp } = await opened('/give', without);
    expect(boot.opens).toBe('payments');
    expect(csp).not.toContain('frame-src');
    expect(headers.get('permissions-policy')).toContain('payment=()');
    expect(text).not.toContain('script-origin');
  });
});
