import { addressKey, addressPrefix, networkKey, widestHousehold } from './address-key';

describe('addressKey', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:4711', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('counts %s as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  it.each(['unknown', '', '7', '0x7f.1', '999.1.1.1', '2001:db8:::1'])(
    'counts %s, which is no address, as it is',
    (text) => {
      expect(addressKey(text)).toBe(text);
    },
  );
});

it.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2::9', '2001:db8:1::/48'],
  ['2001:db8::9', '2001:db8:0::/48'],
  ['unknown', 'unknown'],
])('networkKey counts %s with %s', (address, network) => {
  expect(networkKey(address)).toBe(network);
});

it('widestHousehold takes everything that a provider gives a household for one', () => {
  const keys = ['2001:db8:1:2::9', '2001:db8:1:ffff::1', '192.0.2.7'].map(widestHousehold);
  expect(keys).toEqual(['2001:db8:1::/48', '2001:db8:1::/48', '192.0.2.7']);
});

it('addressPrefix says the street, not the door', () => {
  const prefixes = ['203.0.113.9', '2001:db8:1:2::9', 'unknown'].map(addressPrefix);
  expect(prefixes).toEqual(['203.0.113.0/24', '2001:db8:1:2::/64', 'unknown']);
});
