import { readInitialVenue } from './opening-state';

const KEY = 'selectedVenueForReview';
const link = (value: unknown) =>
  `?${new URLSearchParams({ venue: typeof value === 'string' ? value : JSON.stringify(value) }).toString()}`;

describe('the venue that the form opens with (SX.20)', () => {
  beforeEach(() => sessionStorage.clear());

  it('is the one of the link before the one of the home page', () => {
    sessionStorage.setItem(KEY, '{"name":"York"}');
    expect(readInitialVenue(link({ name: 'Leeds' })).venue?.name).toBe('Leeds');
    expect(readInitialVenue('').venue?.name).toBe('York');
    expect(readInitialVenue('')).toMatchObject({ linkIgnored: false });
  });

  it.each([
    ['broken JSON', '{broken'],
    ['nothing', ''],
    ['a list', '[]'],
    ['no name', '{"city":"Leeds"}'],
    ['script in the name', { name: '<script>alert(1)</script>' }],
    ['an image in the city', { name: 'Leeds', city: '<img src=x onerror=alert(1)>' }],
    ['script in place of JSON', '<script>alert(1)</script>'],
    ['an endless text', { name: 'x'.repeat(6000) }],
  ])('ignores a link with %s, and says so', (_what, value) => {
    expect(readInitialVenue(link(value))).toEqual({ venue: null, linkIgnored: true });
  });

  it('takes an honest name that has a sign of script in it', () => {
    expect(readInitialVenue(link({ name: 'I <3 Coffee & Cake' })).venue?.name).toBe('I <3 Coffee & Cake');
  });
});
