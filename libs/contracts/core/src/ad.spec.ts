import { adsSchema } from './ad';

const ad = {
  size: 'inline',
  image: '/r/ads/1/ramp.webp',
  href: 'https://example.org/ramps',
  alternativeText: 'Ramps to rent',
};

describe('an advertisement (SX.26)', () => {
  it('is taken with a picture of ours and a link', () => {
    expect(adsSchema.parse([ad, { ...ad, href: '/support-us' }])).toHaveLength(2);
  });

  it.each([
    ['a size that there is not', { size: 'popup' }],
    ['a picture from elsewhere', { image: 'https://ads.example/track.gif' }],
    ['a picture from elsewhere without its scheme', { image: '//ads.example/track.gif' }],
    ['a script as its link', { href: 'javascript:alert(1)' }],
    ['no words for its picture', { alternativeText: ' ' }],
    ['a script of its own', { script: '/r/ads/1/track.js' }],
  ])('is refused with %s', (_, part) => expect(adsSchema.safeParse([{ ...ad, ...part }]).success).toBe(false));
});
