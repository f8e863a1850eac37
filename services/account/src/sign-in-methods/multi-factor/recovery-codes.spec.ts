import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes';

const KEY = 'a key of at least thirty-two characters';

describe('recovery codes', () => {
  it('are ten, all different, with no letter that looks like a digit', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9BCDFGHJKMNPQRSTVWXYZ]{4}(-[2-9BCDFGHJKMNPQRSTVWXYZ]{4}){2}$/);
  });

  it('may be typed small, without dashes or with spaces', () => {
    const stored = recoveryCodeHash(1, '7K2M-QX4T-9RWB', KEY);
    expect(recoveryCodeHash(1, ' 7k2m qx4t9rwb ', KEY)).toBe(stored);
    expect(recoveryCodeHash(1, '7K2M-QX4T-9RWC', KEY)).not.toBe(stored);
  });

  it('are stored for one member and one key', () => {
    const stored = recoveryCodeHash(1, '7K2M-QX4T-9RWB', KEY);
    expect(recoveryCodeHash(2, '7K2M-QX4T-9RWB', KEY)).not.toBe(stored);
    expect(recoveryCodeHash(1, '7K2M-QX4T-9RWB', `${KEY}!`)).not.toBe(stored);
  });
});
