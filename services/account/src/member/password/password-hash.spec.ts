import { hash } from '@node-rs/argon2';
import { hashPassword, verifyPassword, needsRehash } from './password-hash';

const PEPPER = 'a pepper of at least thirty-two characters';

describe('password hash (A11.3)', () => {
  it('is argon2id, and knows its password', async () => {
    const stored = await hashPassword('quiet rivers', PEPPER);
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(stored, 'quiet rivers', PEPPER)).toBe(true);
    expect(await verifyPassword(stored, 'quiet river', PEPPER)).toBe(false);
  });

  it('is useless without the pepper', async () => {
    const stored = await hashPassword('quiet rivers', PEPPER);
    expect(await verifyPassword(stored, 'quiet rivers', `${PEPPER}!`)).toBe(false);
  });

  it('takes composed and decomposed letters as the same', async () => {
    const stored = await hashPassword('caf\u00e9-rivers', PEPPER);
    expect(await verifyPassword(stored, 'cafe\u0301-rivers', PEPPER)).toBe(true);
  });

  it('is made again when the parameters rose', async () => {
    expect(needsRehash(await hash('x', { memoryCost: 8192, timeCost: 1, parallelism: 1 }))).toBe(true);
    expect(needsRehash(await hashPassword('quiet rivers', PEPPER))).toBe(false);
    expect(needsRehash('$2b$10$abcdef')).toBe(true);
  });
});
