import { withoutSecrets } from './without-secrets';

describe('withoutSecrets (R2.17)', () => {
  it('keeps from builds and tests the key that signs and the addresses that hold passwords, and nothing else', () => {
    const secret = {
      REGISTRY_SIGNING_KEY: 'pem',
      REGISTRY_SIGNING_KEY_FILE: 'file',
      NATS_URL: 'nats://p:w@host',
      MIGRATE_URL: 'url',
      MIGRATE_URL_MAPS: 'url',
    };
    const open = { PATH: '/bin', REGISTRY_PUBLIC_KEYS: 'keys', NATS_REPLICAS: '3', TEST_NATS_URL: 'nats://test' };
    expect(withoutSecrets({ ...secret, ...open })).toEqual(open);
  });
});
