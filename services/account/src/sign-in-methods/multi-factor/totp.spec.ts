import { generate } from 'otplib';
import { newTotpSecret, totpStep, totpUri } from './totp';

const NOON = Date.UTC(2026, 0, 31, 12);
const STEP = NOON / 30_000;
const secret = newTotpSecret();
const codeAt = (time: number) => generate({ secret, epoch: time / 1000 });

describe('time-based codes', () => {
  it('follow the test values of RFC 6238 (A10.22)', async () => {
    const seed = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    expect(await totpStep(seed, '287082', null, 59_000)).toBe(1);
    expect(await totpStep(seed, '081804', null, 1_111_111_109_000)).toBe(37_037_036);
  });

  it('have 160 bits and are never the same', () => {
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTotpSecret()).not.toBe(secret);
  });

  it.each([
    [-60, false],
    [-30, true],
    [0, true],
    [29, true],
    [30, true],
    [60, false],
  ])('count when the clocks differ by one step, not by two (%s s)', async (seconds, counts) => {
    expect((await totpStep(secret, await codeAt(NOON + seconds * 1000), null, NOON)) !== null).toBe(counts);
  });

  it('count once, and none older than the last one counts', async () => {
    const now = await codeAt(NOON);
    expect(await totpStep(secret, now, STEP - 1, NOON)).toBe(STEP);
    expect(await totpStep(secret, now, STEP, NOON)).toBeNull();
    expect(await totpStep(secret, await codeAt(NOON - 30_000), STEP, NOON)).toBeNull();
  });

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('are six digits, unlike %s', async (code) => {
    expect(await totpStep(secret, code, null, NOON)).toBeNull();
  });

  it('name the site and the account to the app', () => {
    const uri = new URL(totpUri(secret, 'maya@example.org'));
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toContain('Waymark:maya@example.org');
    expect(uri.searchParams.get('secret')).toBe(secret);
    expect(uri.searchParams.get('issuer')).toBe('Waymark');
  });
});
