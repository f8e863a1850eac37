import { isLoopback } from './hosts';

it.each(['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1', 'localhost'])('this machine is %s', (address) => {
  expect(isLoopback(address)).toBe(true);
});

it.each(['', '0.0.0.0', '192.168.0.7', '::ffff:192.168.0.7', '127.0.0.1.example', '127.0.0.1, 192.168.0.7'])(
  'another machine is %j',
  (address) => {
    expect(isLoopback(address)).toBe(false);
  },
);
