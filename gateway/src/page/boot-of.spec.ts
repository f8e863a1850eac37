import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootOf, readAds } from './boot-of';

const AD = {
  size: 'footer',
  image: '/r/ads/1/ramp.webp',
  href: 'https://example.org/',
  alternativeText: 'Ramps to rent',
};

const EMPTY = { shell: null, remotes: {} };

describe('advertisements', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-ads-'));
  const file = join(folder, 'ads.json');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are empty without the operator’s file, and then the page does not contain them (SX.25)', async () => {
    const ads = await readAds(undefined);
    expect(ads).toEqual([]);
    expect(bootOf(EMPTY, 'production', ads)).not.toHaveProperty('ads');
  });

  it('stop the start with the place of the mistake', async () => {
    writeFileSync(file, JSON.stringify([AD, { ...AD, image: 'https://elsewhere.example/x.gif' }]));
    await expect(readAds(file)).rejects.toThrow('1.image: Enter a path on this site');
  });
});
