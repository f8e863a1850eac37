import { newExportKeys, openParts, sealParts } from './seal-parts';

describe('a sealed export', () => {
  it('opens with the private key of its pair, letters of several bytes and all', async () => {
    const { publicKey, privateKey } = await newExportKeys();
    const text = 'Zoë 👩🏽‍🦽 '.repeat(20_000);
    const sealed = await sealParts(publicKey, text);
    expect(sealed.length).toBeGreaterThan(2);
    expect(Math.max(...sealed.map((part) => part.length))).toBeLessThanOrEqual(200_000);
    expect(await openParts(privateKey, sealed)).toBe(text);
  });

  it('reveals nothing about its content', async () => {
    const { publicKey } = await newExportKeys();
    const [part = ''] = await sealParts(publicKey, JSON.stringify({ email: 'maya@example.org' }));
    expect(part).not.toContain('maya');
    const read = part.split('.').map((piece) => Buffer.from(piece, 'base64url').toString('latin1'));
    expect(read.join('')).not.toContain('maya');
  });

  it('opens with no other key, and not when a letter was changed', async () => {
    const { publicKey, privateKey } = await newExportKeys();
    const other = await newExportKeys();
    const [part = ''] = await sealParts(publicKey, 'text');
    await expect(openParts(other.privateKey, [part])).rejects.toThrow();
    const pieces = part.split('.');
    const changed = [
      ...pieces.slice(0, 3),
      `${pieces[3]?.startsWith('A') ? 'B' : 'A'}${pieces[3]?.slice(1)}`,
      pieces[4],
    ].join('.');
    await expect(openParts(privateKey, [changed])).rejects.toThrow();
  });

  it('is one part when it is empty', async () => {
    const { publicKey, privateKey } = await newExportKeys();
    const sealed = await sealParts(publicKey, '');
    expect(sealed).toHaveLength(1);
    expect(await openParts(privateKey, sealed)).toBe('');
  });
});
