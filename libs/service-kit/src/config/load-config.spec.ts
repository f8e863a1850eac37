import { baseConfigSchema } from './base-config';
import { loadConfig } from './load-config';

const env = {
  DATABASE_URL: 'postgresql://app:pw@127.0.0.1:5432/reviews',
  NATS_URL: 'nats://app:pw@127.0.0.1:4222',
  IDENTITY_SECRET: 's'.repeat(32),
};

describe('loadConfig', () => {
  it('reads numbers and fills in what may be left out', () => {
    expect(loadConfig(baseConfigSchema, { ...env, PORT: '4301' })).toMatchObject({ PORT: 4301, HOST: '127.0.0.1', MODE: 'local' });
  });

  it('names every wrong variable and no value', () => {
    const bad = { ...env, IDENTITY_SECRET: 'hunter2', DATABASE_URL: undefined };
    expect(() => loadConfig(baseConfigSchema, bad)).toThrow(/DATABASE_URL:[^]*IDENTITY_SECRET:/);
    expect(() => loadConfig(baseConfigSchema, bad)).not.toThrow(/hunter2/);
  });
});
