import { generateKeyPairSync } from 'node:crypto';
import { buildKey } from '@waymark/contracts-core';
import { openEntry, openShellBuild, publicKeys, publicKeyText, signEntry, signingKey, type SigningKey } from './index';

const pemOf = (key: { privateKey: { export(options: { type: 'pkcs8'; format: 'pem' }): string | Buffer } }) =>
  key.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const newKey = (): SigningKey => signingKey(pemOf(generateKeyPairSync('ed25519')));

const service = {
  slice: 'maps',
  sequence: 1,
  version: 'v1',
  origins: [],
  manifest: { name: 'maps', apiVersion: '1', prefixes: [] },
  releasedAt: '2026-01-01T00:00:00.000Z',
  by: 'test',
  act: 'publish',
};
const textBy = (key: SigningKey) => JSON.stringify(signEntry('service.maps', service, key));

describe('what is signed (R2.16)', () => {
  const key = newKey();
  const opened = (registryKey: string, content: object) =>
    openEntry(registryKey, JSON.stringify(signEntry(registryKey, content, key)), {
      publicKeys: new Map([[key.keyId, key.publicKey]]),
    });

  it.each([
    ['a version that leads to another folder', { version: '../../account/v1' }],
    ['a version that no withdrawal could name', { version: 'v1.2' }],
    ['an address that is a path', { origins: ['http://maps:3000/admin'] }],
    ['an address with a password', { origins: ['http://a:b@maps:3000'] }],
    ['another slice than its key', { slice: 'reviews' }],
  ])('is refused all the same with %s (R2.20)', (_what, wrong) => {
    expect(opened('service.maps', { ...service, ...wrong })).toEqual({ ok: false, reason: 'not-a-contract' });
  });

  it('is taken with the addresses that a platform gives out', () => {
    expect(
      opened('service.maps', {
        ...service,
        origins: ['http://127.0.0.1:4301', 'http://maps-ab12:80', 'https://maps.example'],
      }).ok,
    ).toBe(true);
  });
});

describe('keys of publishers', () => {
  const [old, next] = [newKey(), newKey()];
  const listed = (...keys: SigningKey[]) => ({
    publicKeys: publicKeys(keys.map(({ publicKey }) => publicKeyText(publicKey)).join(', ')),
  });

  it('can be changed without a gap: both are believed while both are listed (R2.18)', () => {
    const both = listed(old, next);
    expect([openEntry('service.maps', textBy(old), both).ok, openEntry('service.maps', textBy(next), both).ok]).toEqual(
      [true, true],
    );
    expect(openEntry('service.maps', textBy(old), listed(next))).toEqual({ ok: false, reason: 'unknown-key' });
  });

  it.each([
    ['of another kind', pemOf(generateKeyPairSync('rsa', { modulusLength: 2_048 }))],
    ['that is none', '-----BEGIN PRIVATE KEY-----\nc2VjcmV0\n-----END PRIVATE KEY-----'],
  ])('%s are refused without being repeated', (_what, pem) => {
    expect(() => signingKey(pem)).toThrow(/^The signing key is not a private Ed25519 key \(PKCS8 PEM\)$/);
  });

  it('sign the record of a build for exactly one version', () => {
    const build = { version: 'v1', scripts: [], styles: [], preload: [], integrity: {}, provides: {} };
    const keys = listed(next).publicKeys;
    const record = (version: string) => JSON.stringify(signEntry(buildKey('shell', version), build, next));
    expect(openShellBuild('v1', record('v1'), keys)).toEqual(build);
    expect([
      openShellBuild('v2', record('v1'), keys),
      openShellBuild('v2', record('v2'), keys),
      openShellBuild('v1', '{}', keys),
    ]).toEqual([null, null, null]);
  });
});
