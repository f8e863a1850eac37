import { gatewayMacKey, signAsGateway, signEntry } from '@waymark/registry';
import { serviceEntry } from '../../test/service-entry';
import { shellRelease } from '../../test/releases';
import { newSigningKey, signedByTest, TEST_KEY } from '../../test/test-key';
import { applyChange } from './apply-change';
import { EMPTY_STATE, type RegistryState } from './empty-state';

const gatewayKey = gatewayMacKey('a secret that all gateways share');
const trust = { publicKeys: new Map([[TEST_KEY.keyId, TEST_KEY.publicKey]]), gatewayKey };
const reviews = serviceEntry('reviews', 'http://127.0.0.1:1', '/api/reviews');
const shell = (version: string, sequence: number) =>
  shellRelease({ version, scripts: [], styles: [], preload: [], integrity: {} }, { sequence });

const apply = (state: RegistryState, key: string, text: string | null) => applyChange(state, { key, text }, trust);
const one = apply(EMPTY_STATE, 'service.reviews', signedByTest('service.reviews', reviews)).state;
const two = apply(one, 'shell', signedByTest('shell', shell('v2', 2))).state;

describe('applyChange', () => {
  it('takes what was signed and keeps the other keys', () => {
    expect(two.snapshot).toEqual({ shell: shell('v2', 2), remotes: {}, services: { reviews }, withdrawn: {} });
  });

  it.each([
    ['plain JSON', JSON.stringify(shell('v3', 3)), 'not-signed'],
    ['nonsense by hand', 'v3 please', 'not-signed'],
    ['another key than ours', JSON.stringify(signEntry('shell', shell('v3', 3), newSigningKey())), 'unknown-key'],
    ['another key under the name of ours', JSON.stringify({ ...signEntry('shell', shell('v3', 3), newSigningKey()), keyId: TEST_KEY.keyId }), 'bad-signature'],
    ['a change after signing', signedByTest('shell', shell('v3', 3)).replace('v3', 'v4'), 'bad-signature'],
    ['an entry of another key', signedByTest('service.reviews', shell('v3', 3)), 'bad-signature'],
    ['what the contract does not know', signedByTest('shell', { version: 1 }), 'not-a-contract'],
    ['another slice than its key', signedByTest('shell', { ...shell('v3', 3), slice: 'reviews' }), 'not-a-contract'],
    ['an older entry put back', signedByTest('shell', shell('v1', 1)), 'replay'],
    ['another entry with the same sequence', signedByTest('shell', shell('v2-other', 2)), 'replay'],
    ['a gateway that publishes', JSON.stringify(signAsGateway('shell', shell('v3', 3), gatewayKey)), 'unknown-key'],
    ['a deletion, which nobody can sign', null, 'deleted'],
  ])('refuses %s and keeps the last good entry', (_what, text, reason) => {
    expect(apply(two, 'shell', text)).toEqual({ state: two, refused: reason });
  });

  it('takes the same entry twice without a word', () => {
    expect(apply(two, 'shell', signedByTest('shell', shell('v2', 2)))).toEqual({ state: two });
  });

  it('passes over keys of a later version and locks', () => {
    expect(apply(two, 'widget.x', '{}')).toEqual({ state: two });
    expect(apply(two, 'lock.shell', 'me')).toEqual({ state: two });
  });

  describe('a version that a gateway withdrew', () => {
    const key = 'withdrawn.maps.v1';
    const withdrawal = { slice: 'maps', version: 'v1', reason: 'load errors', errors: 10, loads: 12, at: '2026-01-01T00:00:00.000Z' };
    const withdrawn = apply(two, key, JSON.stringify(signAsGateway(key, withdrawal, gatewayKey))).state;

    it('is known, and given back when its key is deleted', () => {
      expect(withdrawn.snapshot.withdrawn).toEqual({ 'maps.v1': withdrawal });
      expect(apply(withdrawn, key, null).state).toEqual(two);
    });

    it('is taken from nobody but a gateway', () => {
      expect(apply(two, key, signedByTest(key, withdrawal)).refused).toBe('bad-signature');
      expect(apply(two, 'withdrawn.maps.v2', JSON.stringify(signAsGateway(key, withdrawal, gatewayKey))).refused).toBe('bad-signature');
    });
  });
});
