import ShuffledSequencer from './shuffled-sequencer.mjs';

const FILES = ['a', 'b', 'c', 'd', 'e'].map((path) => ({ path }));

function order(seed: string): string {
  process.env['SHAKE_SEED'] = seed;
  return ShuffledSequencer.prototype
    .sort(FILES)
    .map(({ path }) => path)
    .join('');
}

afterEach(() => {
  delete process.env['SHAKE_SEED'];
});

it('orders all files the same for one seed, and otherwise for another', () => {
  expect(order('1')).toBe(order('1'));
  expect([...order('1')].sort().join('')).toBe('abcde');
  expect(new Set(['1', '2', '3', '4'].map(order)).size).toBeGreaterThan(1);
});
