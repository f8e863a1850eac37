import { openText, sealText } from './sealed-text';

const SECRET = 'a secret of at least thirty-two characters';

describe('a sealed text', () => {
  it('can be read with the secret and the purpose, and otherwise reveals nothing', async () => {
    const sealed = await sealText(SECRET, 'letter', 'hire@example.org');
    expect(sealed).not.toContain(Buffer.from('hire@example.org').toString('base64url').slice(0, 8));
    expect(await openText(SECRET, 'letter', sealed)).toBe('hire@example.org');
  });

  it.each([
    ['another secret', 'another secret of at least thirty-two', 'letter'],
    ['another purpose', SECRET, 'parcel'],
  ])('stays closed for %s', async (_what, secret, purpose) => {
    await expect(openText(secret, purpose, await sealText(SECRET, 'letter', 'x'))).rejects.toThrow();
  });
});
