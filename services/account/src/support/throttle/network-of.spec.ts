import { networkOf } from './network-of';

it.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['unknown', 'unknown'],
])('counts %s with %s', (origin, network) => {
  expect(networkOf(origin)).toBe(network);
});
