import { createHash } from 'node:crypto';
import { modeOf, productionFaults } from './production-rules';

const safe = {
  MODE: 'production',
  IDENTITY_SECRET: 'f2b0c9d41e7a8853',
  PUBLIC_ORIGIN: 'https://waymark.example',
  SESSION_COOKIE_SECURE: true,
  RATE_LIMIT_FACTOR: 10,
  AUTH_LIMIT_FACTOR: 1,
};
const random = (seed: number, length: number) =>
  createHash('sha256').update(String(seed)).digest('hex').slice(0, length);

describe('the mode (A13.2)', () => {
  it.each([
    [{}, 'production'],
    [{ NODE_ENV: 'production' }, 'production'],
    [{ NODE_ENV: 'production', MODE: 'local' }, 'local'],
    [{ NODE_ENV: 'development' }, 'local'],
    [{ NODE_ENV: 'test', MODE: 'production' }, 'production'],
  ])('of %j is %s', (env, mode) => {
    expect(modeOf(env)).toBe(mode);
  });
});

describe('production (A13.3)', () => {
  const faultsOf = (more: Record<string, unknown>) =>
    productionFaults({ ...safe, IDENTITY_SECRET: random(1, 64), ...more });

  it('starts with https, secure cookies, its limits and random secrets', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it.each([
    ['PUBLIC_ORIGIN', 'http://waymark.example'],
    ['SESSION_COOKIE_SECURE', false],
    ['RATE_LIMIT_FACTOR', 10.5],
    ['AUTH_LIMIT_FACTOR', 1_000],
    ['IDENTITY_SECRET', 'a'.repeat(32)],
    ['PASSWORD_PEPPER', 'changeme-'.repeat(4)],
    ['SECRETS_KEY', 'abcdefghijklmnopqrstuvwxyz0123456789'],
  ])('refuses %s as %j, which a local platform may have, and does not repeat it', (name, value) => {
    const [fault = '', ...others] = faultsOf({ [name]: value });
    expect([fault.split(':')[0], others]).toEqual([name, []]);
    expect(fault).not.toContain(String(value));
    expect(productionFaults({ ...safe, MODE: 'local', [name]: value })).toEqual([]);
  });

  it.each([32, 64])('takes every secret of %d random hexadecimal digits', (length) => {
    const refused = Array.from({ length: 2_000 }, (_, seed) => random(seed, length)).filter(
      (secret) => faultsOf({ SECRETS_KEY: secret }).length > 0,
    );
    expect(refused).toEqual([]);
  });
});
