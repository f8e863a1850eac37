import { ConfigError, loadConfig } from '@waymark/service-kit';
import { accountConfigSchema } from './config';

const RANDOM = 'c41f0b7de29a5386d07bea4f913c6825';
const base = {
  DATABASE_URL: 'postgres://localhost/account',
  NATS_URL: 'nats://localhost',
  REDIS_URL: 'redis://localhost',
  IDENTITY_SECRET: RANDOM,
  PASSWORD_PEPPER: RANDOM,
  SECRETS_KEY: RANDOM,
  NODE_ENV: 'development',
};
const production = {
  MODE: 'production',
  SMTP_URL: 'smtps://mail.example:465',
  PUBLIC_ORIGIN: 'https://waymark.example',
  SESSION_COOKIE_SECURE: 'true',
};
const load = (more: Record<string, string | undefined>) => loadConfig(accountConfigSchema, { ...base, ...more });

describe('the configuration of the account service (A5.33, A10.2, A10.87, G2.5)', () => {
  it('starts in local mode without a mail server, and gives no reset token away', () => {
    expect(load({})).toMatchObject({ MODE: 'local', DEV_RESET_TOKEN: false });
  });

  it('asks for six characters of a password, or for more, never for fewer', () => {
    expect([load({}), load({ AUTH_PASSWORD_MIN: '15' })].map(({ AUTH_PASSWORD_MIN }) => AUTH_PASSWORD_MIN)).toEqual([
      6, 15,
    ]);
    expect(() => load({ AUTH_PASSWORD_MIN: '5' })).toThrow(ConfigError);
  });

  it('lets no export wait for a silent part until its five minutes are over', () => {
    expect(load({}).EXPORT_WAIT_SECONDS).toBeLessThan(300);
    expect(() => load({ EXPORT_WAIT_SECONDS: '300' })).toThrow(ConfigError);
  });

  it('starts in production with a mail server, https and cookies that never travel in clear', () => {
    expect(load(production).MODE).toBe('production');
  });

  it('takes NODE_ENV=production for production where no MODE is set, as it takes no setting at all', () => {
    expect(() => load({ NODE_ENV: 'production' })).toThrow(/SMTP_URL/);
    expect(() => load({ NODE_ENV: undefined })).toThrow(/SMTP_URL/);
  });

  it.each([
    ['SMTP_URL', undefined],
    ['PUBLIC_ORIGIN', undefined],
    ['PUBLIC_ORIGIN', 'http://waymark.example'],
    ['SESSION_COOKIE_SECURE', 'false'],
    ['AUTH_LIMIT_FACTOR', '1000'],
    ['IDENTITY_SECRET', 'a'.repeat(32)],
    ['PASSWORD_PEPPER', 'a'.repeat(32)],
    ['SECRETS_KEY', 'a'.repeat(32)],
  ])('refuses production with %s as %s', (name, value) => {
    expect(() => load({ ...production, [name]: value })).toThrow(new RegExp(name));
  });

  it.each([{ NODE_ENV: 'production' }, { NODE_ENV: 'test' }, { HOST: '0.0.0.0' }, production])(
    'refuses to hand out reset tokens with %j',
    (more) => {
      expect(() => load({ DEV_RESET_TOKEN: '1', ...more })).toThrow(/DEV_RESET_TOKEN/);
    },
  );

  it('hands out reset tokens to a developer on a loopback address (A7.18)', () => {
    expect(load({ DEV_RESET_TOKEN: '1' }).DEV_RESET_TOKEN).toBe(true);
  });

  it.each([
    { OIDC_ISSUER: 'https://id.example' },
    { OIDC_CLIENT_ID: 'waymark', OIDC_CLIENT_SECRET: 's' },
    { ...production, OIDC_ISSUER: 'http://id.example', OIDC_CLIENT_ID: 'waymark', OIDC_CLIENT_SECRET: 's' },
  ])('refuses half a sign-in provider, or one without encryption: %j', (more) => {
    expect(() => load(more)).toThrow(/OIDC_ISSUER/);
  });

  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
  };
  const live = { ...keys, STRIPE_SECRET_KEY: 'rk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' };
  const local = { ...keys, STRIPE_API_BASE: 'http://127.0.0.1:4242' };

  it('takes a secret or a setting of giving that nobody filled in for one that is not set', () => {
    const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_SCRIPT'];
    const empty = Object.fromEntries([...names, 'GIFTS_MEMBERS_ONLY'].map((name) => [name, '']));
    const unset = { STRIPE_SCRIPT: 'https://js.stripe.com/endive/stripe.js', GIFTS_MEMBERS_ONLY: false };
    expect(load(empty)).toEqual(expect.objectContaining(unset));
    expect(load(empty).STRIPE_SECRET_KEY).toBeUndefined();
  });

  it('takes gifts with three keys of one mode, and without any takes none', () => {
    expect(load({}).STRIPE_SECRET_KEY).toBeUndefined();
    for (const more of [keys, local, { ...production, ...keys }, { ...production, ...live }])
      expect(load(more).GIFT_MAX_PENCE).toBe(500_000);
  });

  it.each([
    [{ ...keys, STRIPE_WEBHOOK_SECRET: undefined }, /STRIPE_SECRET_KEY/],
    [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, /STRIPE_SECRET_KEY/],
    [{ ...keys, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }, /STRIPE_PUBLISHABLE_KEY/],
    [{ ...keys, STRIPE_SECRET_KEY: 'pk_test_1' }, /STRIPE_SECRET_KEY/],
    [{ ...keys, STRIPE_WEBHOOK_SECRET: 'secret' }, /STRIPE_WEBHOOK_SECRET/],
    [live, /STRIPE_SECRET_KEY/],
    [{ ...production, ...local }, /STRIPE_API_BASE/],
    [{ ...keys, STRIPE_API_BASE: 'http://192.168.1.7:4242' }, /STRIPE_API_BASE/],
    [{ ...keys, STRIPE_API_BASE: 'file:///etc/passwd' }, /STRIPE_API_BASE/],
    [{ ...production, ...live, STRIPE_SCRIPT: 'http://js.stripe.com/endive/stripe.js' }, /STRIPE_SCRIPT/],
    [{ ...keys, GIFT_MAX_PENCE: '99' }, /GIFT_MAX_PENCE/],
  ])('refuses a way of taking gifts that would take them wrongly: %j', (more, message) => {
    expect(() => load(more)).toThrow(message);
  });
});
