import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baseConfigSchema, loadConfig } from './config';

const env = {
  NODE_ENV: 'test',
  DATABASE_URL: 'postgresql://app:pw@127.0.0.1:5432/reviews',
  NATS_URL: 'nats://app:pw@127.0.0.1:4222',
  IDENTITY_SECRET: 's'.repeat(32),
};

describe('loadConfig', () => {
  it('reads numbers and fills in what may be left out', () => {
    expect(loadConfig(baseConfigSchema, { ...env, PORT: '4301' })).toMatchObject({
      PORT: 4301,
      HOST: '127.0.0.1',
      MODE: 'local',
    });
  });

  it('names every wrong variable and no value', () => {
    const bad = { ...env, IDENTITY_SECRET: 'hunter2', DATABASE_URL: undefined };
    expect(() => loadConfig(baseConfigSchema, bad)).toThrow(/DATABASE_URL:[^]*IDENTITY_SECRET:/);
    expect(() => loadConfig(baseConfigSchema, bad)).not.toThrow(/hunter2/);
  });

  it('is for production where nothing says otherwise, and then takes no secret that repeats itself', () => {
    const unsaid = { ...env, NODE_ENV: undefined };
    for (const given of [unsaid, { ...env, NODE_ENV: 'production' }, { ...env, MODE: 'production' }])
      expect(() => loadConfig(baseConfigSchema, given)).toThrow(/IDENTITY_SECRET/);
    const random = 'c41f0b7de29a5386d07bea4f913c6825';
    expect(loadConfig(baseConfigSchema, { ...unsaid, IDENTITY_SECRET: random })).toMatchObject({
      MODE: 'production',
      NODE_ENV: 'production',
    });
  });

  describe('with secrets in files', () => {
    let folder: string;
    beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'waymark-secrets-'))));
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    it('reads them, also for a schema with rules between its variables', () => {
      const file = join(folder, 'database_url');
      writeFileSync(file, `${env.DATABASE_URL}\n`);
      const schema = baseConfigSchema.extend({}).superRefine(() => undefined);
      expect(loadConfig(schema, { ...env, DATABASE_URL: undefined, DATABASE_URL_FILE: file })).toMatchObject({
        DATABASE_URL: env.DATABASE_URL,
      });
    });
  });
});
