import { gatewayMacKey, signAsGateway, signEntry } from '@waymark/registry';
import { serviceEntry } from '../../test/service-entry';
import { shellRelease } from '../../test/releases';
import { newSigningKey, signedByTest, TEST_KEY } from '../../test/start-test-gateway';
import { applyChange, EMPTY_STATE, type RegistryState } from './apply-change';

const gatewayKey = gatewayMacKey('a secret that all gateways share');
const trust = { publicKeys: new Map([[TEST_KEY.keyId, TEST_KEY.publicKey]]), gatewayKey };
const reviews = serviceEntry('reviews', 'http://127.0.0.1:1', '/api/reviews');
const shell = (version: string, sequence: number) =>
  shellRelease({ version, scripts: [], styles: [], preload: [], integrity: {} }, { sequence });

const apply = (state: RegistryState, key: string, text: string | null) => applyChange(state, { key, text }, trust);
const one = apply(EMPTY_STATE, 'service.reviews', signedByTest('service.reviews', reviews)).state;
const two = apply(one, 'shell', signedByTest('shell', shell('v2', 2))).state;

describe('applyChange (R2.1, R2.19, R3.16, R3.17, R3.18, RX.6)', () => {
  it('accepts a signed entry and keeps the other keys', () => {
    expect(two.snapshot).toEqual({ shell: shell('v2', 2), remotes: {}, services: { reviews }, withdrawn: {} });
  });

  it.each([
    ['plain JSON', JSON.stringify(shell('v3', 3)), 'not-signed'],
    ['nonsense by hand', 'v3 please', 'not-signed'],
    ['another key than ours', JSON.stringify(signEntry('shell', shell('v3', 3), newSigningKey())), 'unknown-key'],
    [
      'another key under the name of ours',
      JSON.stringify({ ...signEntry('shell', shell('v3', 3), newSigningKey()), keyId: TEST_KEY.keyId }),
      'bad-signature',
    ],
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

  it('accepts the same entry twice without an error', () => {
    expect(apply(two, 'shell', signedByTest('shell', shell('v2', 2)))).toEqual({ state: two });
  });

  it('passes over keys of a later version and locks', () => {
    expect(apply(two, 'widget.x', '{}')).toEqual({ state: two });
    expect(apply(two, 'lock.shell', 'me')).toEqual({ state: two });
  });

  describe('a version that a gateway withdrew', () => {
    const key = 'withdrawn.maps.v1';
    const about = { slice: 'maps', version: 'v1' };
    const day = (number: number) => `2026-01-0${number}T00:00:00.000Z`;
    const withdrawal = (on: number) => ({ ...about, reason: 'load errors', errors: 10, loads: 12, at: day(on) });
    const reinstatement = (on: number) => ({ ...about, reinstated: true, by: 'ada', at: day(on) });
    const byGateway = (content: object, of = key) => JSON.stringify(signAsGateway(of, content, gatewayKey));
    const withdrawn = apply(two, key, byGateway(withdrawal(1))).state;
    const again = apply(withdrawn, key, signedByTest(key, reinstatement(2))).state;

    it('is recorded, and reinstated when the publisher signs that', () => {
      expect(withdrawn.snapshot.withdrawn).toEqual({ 'maps.v1': withdrawal(1) });
      expect(again.snapshot).toEqual(two.snapshot);
      expect(apply(again, key, byGateway(withdrawal(3))).state.snapshot.withdrawn).toEqual({
        'maps.v1': withdrawal(3),
      });
    });

    it.each([
      ['a deletion, which nobody can sign', null, 'deleted'],
      ['nonsense by hand', '{}', 'not-signed'],
      ['an earlier word of whoever publishes, put back', signedByTest(key, reinstatement(1)), 'replay'],
      ['a gateway that wants it again', byGateway(reinstatement(2)), 'not-a-contract'],
      ['somebody else’s word', JSON.stringify(signEntry(key, reinstatement(2), newSigningKey())), 'unknown-key'],
      ['the word on another version', signedByTest('withdrawn.maps.v2', reinstatement(2)), 'bad-signature'],
    ])('stays withdrawn with %s', (_what, text, reason) => {
      expect(apply(withdrawn, key, text)).toEqual({ state: withdrawn, refused: reason });
    });

    it('stays reinstated when the withdrawal is written again, or later entries are deleted (R3.19)', () => {
      expect(apply(again, key, byGateway(withdrawal(1)))).toEqual({ state: again, refused: 'replay' });
      expect(apply(again, key, null)).toEqual({ state: again, refused: 'deleted' });
    });

    it('is taken from nobody but a gateway', () => {
      expect(apply(two, key, signedByTest(key, withdrawal(1))).refused).toBe('not-a-contract');
      expect(apply(two, key, JSON.stringify(signAsGateway(key, withdrawal(1), Buffer.alloc(32)))).refused).toBe(
        'bad-signature',
      );
      expect(apply(two, key, byGateway(withdrawal(1), 'withdrawn.maps.v2')).refused).toBe('bad-signature');
    });
  });
});
