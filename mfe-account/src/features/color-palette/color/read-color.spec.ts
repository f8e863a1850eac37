import { readColor } from './read-color';
import { toHex } from './to-hex';

it.each([
  ['210 50% 40%', 'hsl(210 50% 40%)'],
  [' HSL(210, 50%, 40%) ', 'hsl(210 50% 40%)'],
  ['hsl(360deg 50% 40.55%)', 'hsl(0 50% 40.6%)'],
  ['#336699', 'hsl(210 50% 40%)'],
  ['fff', 'hsl(0 0% 100%)'],
  ['#000', 'hsl(0 0% 0%)'],
])('reads %s as %s', (text, color) => {
  expect(readColor(text)).toBe(color);
});

it.each([
  '',
  'red',
  '#12',
  '#1234567',
  '361 1% 1%',
  '10 101% 5%',
  '10 -5% 5%',
  '1e2 5% 5%',
  'NaN 5% 5%',
  'hsl(1 1% 1%);x',
  'var(--a)',
  'url(#a)',
  '1 1 1',
])('takes no colour out of %j', (text) => {
  expect(readColor(text)).toBeNull();
});

it('returns every hex colour unchanged, apart from rounding', () => {
  for (const hex of ['#0b4a80', '#7d3009', '#17502a', '#54268a', '#fbfaf7', '#77726b']) {
    const back = toHex(readColor(hex) ?? '');
    const off = [1, 3, 5].map((at) =>
      Math.abs(Number.parseInt(back.slice(at, at + 2), 16) - Number.parseInt(hex.slice(at, at + 2), 16)),
    );
    expect(Math.max(...off)).toBeLessThanOrEqual(1);
  }
});
