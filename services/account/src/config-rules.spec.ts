import { ConfigError, loadConfig } from '@waymark/service-kit';
import { accountConfigSchema } from './config';

const base = {
  DATABASE_URL: 'postgres://localhost/account',
  NATS_URL: 'nats://localhost',
  REDIS_URL: 'redis://localhost',
  IDENTITY_SECRET: 'x'.repeat(32),
  PASSWORD_PEPPER: 'x'.repeat(32),
  SECRETS_KEY: 'x'.repeat(32),
  NODE_ENV: 'development',
};
const load = (more: Record<string, string | undefined>) => loadConfig(accountConfigSchema, { ...base, ...more });

describe('the configuration of the account service', () => {
  it('starts in local mode without a mail server, and gives no reset token away', () => {
    expect(load({})).toMatchObject({ MODE: 'local', DEV_RESET_TOKEN: false });
  });

  it('asks for six characters of a password, or for more, never for fewer', () => {
    expect([load({}), load({ AUTH_PASSWORD_MIN: '15' })].map(({ AUTH_PASSWORD_MIN }) => AUTH_PASSWORD_MIN)).toEqual([6, 15]);
    expect(() => load({ AUTH_PASSWORD_MIN: '5' })).toThrow(ConfigError);
  });

  it('lets no export wait for a silent part until its five minutes are over', () => {
    expect(load({}).EXPORT_WAIT_SECONDS).toBeLessThan(300);
    expect(() => load({ EXPORT_WAIT_SECONDS: '300' })).toThrow(ConfigError);
  });

  it('refuses production without a mail server', () => {
    expect(() => load({ MODE: 'production' })).toThrow(ConfigError);
    expect(load({ MODE: 'production', SMTP_URL: 'smtps://mail.example:465' }).MODE).toBe('production');
  });

  it.each([
    { NODE_ENV: 'production' },
    { NODE_ENV: 'test' },
    { HOST: '0.0.0.0' },
    { MODE: 'production', SMTP_URL: 'smtps://mail.example' },
  ])('refuses to hand out reset tokens with %j', (more) => {
    expect(() => load({ DEV_RESET_TOKEN: '1', ...more })).toThrow(/DEV_RESET_TOKEN/);
  });

  it('hands out reset tokens to a developer on a loopback address', () => {
    expect(load({ DEV_RESET_TOKEN: '1' }).DEV_RESET_TOKEN).toBe(true);
  });

  it.each([
    { OIDC_ISSUER: 'https://id.example' },
    { OIDC_CLIENT_ID: 'waymark', OIDC_CLIENT_SECRET: 's' },
    { MODE: 'production', SMTP_URL: 'smtps://mail.example', OIDC_ISSUER: 'http://id.example', OIDC_CLIENT_ID: 'waymark', OIDC_CLIENT_SECRET: 's' },
  ])('refuses half a sign-in provider, or one without encryption: %j', (more) => {
    expect(() => load(more)).toThrow(/OIDC_ISSUER/);
  });
});
