import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_PUBLIC_KEYS } from '../test/start-test-gateway';
import { gatewayConfigSchema, readConfig } from './config';

const SECRETS = ['NATS_URL', 'REDIS_URL', 'IDENTITY_SECRET'] as const;
const values = {
  NATS_URL: 'nats://a:b@127.0.0.1:4222',
  REDIS_URL: 'redis://:c@127.0.0.1:6379',
  IDENTITY_SECRET: 's'.repeat(32),
};
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-secrets-'));
  for (const name of SECRETS) writeFileSync(join(folder, name), `${values[name]}\n`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the schema wants beside the secrets, whatever that is today. */
function plain(): Record<string, string> {
  const wanted = gatewayConfigSchema.in.safeParse(values).error?.issues.map(({ path }) => String(path[0])) ?? [];
  return {
    ...Object.fromEntries(wanted.map((name) => [name, '/tmp/x'])),
    REGISTRY_PUBLIC_KEYS: TEST_PUBLIC_KEYS,
    MODE: 'local',
  };
}

it('takes secrets from the files that NAME_FILE variables name', () => {
  const files = Object.fromEntries(SECRETS.map((name) => [`${name}_FILE`, join(folder, name)]));
  expect(readConfig({ ...plain(), ...files })).toMatchObject(values);
});

it('names each variable that is missing, and the file that is not there', () => {
  expect(() =>
    readConfig({ ...plain(), ...values, NATS_URL: '', REDIS_URL: '', REDIS_URL_FILE: join(folder, 'none') }),
  ).toThrow(/REDIS_URL_FILE[^]*NATS_URL/);
});

it('refuses a list of public keys with an invalid one, without printing that key', () => {
  const start = (REGISTRY_PUBLIC_KEYS: string) => () => readConfig({ ...plain(), ...values, REGISTRY_PUBLIC_KEYS });
  expect(start(`${TEST_PUBLIC_KEYS}, ${TEST_PUBLIC_KEYS}`)().REGISTRY_PUBLIC_KEYS.size).toBe(1);
  for (const bad of ['', ' , ', `${TEST_PUBLIC_KEYS},c2VjcmV0`])
    expect(start(bad)).toThrow(/REGISTRY_PUBLIC_KEYS: (?!.*c2Vj)/);
});

describe('in production, which it is where no MODE is set (A13.4)', () => {
  const safe = {
    IDENTITY_SECRET: 'c41f0b7de29a5386d07bea4f913c6825',
    PUBLIC_ORIGIN: 'https://waymark.example',
    SESSION_COOKIE_SECURE: 'true',
  };
  const start = (more: Record<string, string>) =>
    readConfig({ ...plain(), ...values, ...safe, MODE: '', NODE_ENV: 'production', ...more });

  it('starts with https, cookies that never travel in clear and a random secret', () => {
    expect(start({}).MODE).toBe('production');
  });

  it.each([['SESSION_COOKIE_SECURE', 'false']])('does not start with %s as %j', (name, value) => {
    expect(() => start({ [name]: value })).toThrow(new RegExp(name));
    expect(() => start({ [name]: value, MODE: 'local' })).not.toThrow();
  });
});
