import { addressKey } from './address-key';

describe('addressKey', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s is counted as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  it('takes everything that a provider gives a household for one, where that is asked', () => {
    expect(['2001:db8:1:2::9', '2001:db8:1:ffff::1'].map((address) => addressKey(address, 48))).toEqual(
      Array(2).fill('2001:db8:1::/48'),
    );
    expect(addressKey('192.0.2.7', 48)).toBe('192.0.2.7');
  });
});
