import { requestOrigin } from './request-origin';

describe('requestOrigin', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('counts %s as %s', (header, origin) => {
    expect(requestOrigin(header)).toBe(origin);
  });

  it('counts everybody together when nothing is known', () => {
    expect(requestOrigin(undefined)).toBe('unknown');
  });
});
