import { saidMeasure } from './said-measure';
import { saidPosition } from './said-position';

describe('a position of a list', () => {
  it.each([
    ['51.5', '-.1278', { latitude: 51.5, longitude: -0.1278 }],
    ['51.', '-4.5e-05', { latitude: 51, longitude: -4.5e-5 }],
    ['+51.5', '\u22120.1278', { latitude: 51.5, longitude: -0.1278 }],
    ['51,5', '\u20130,1278', { latitude: 51.5, longitude: -0.1278 }],
    ['\u00a051.5 ', String(1e-7), { latitude: 51.5, longitude: 1e-7 }],
    ['5.15e1', '-1.278E-1', { latitude: 51.5, longitude: -0.1278 }],
  ])('is two numbers, however they are written: %j, %j', (latitude, longitude, position) => {
    expect(saidPosition({ latitude, longitude }, [], () => null)).toEqual(position);
  });

  it.each(['0x33', 'Infinity', '1e999', '1_000', 'NaN', '51.5N', '1,234.5'])('is not %j', (latitude) => {
    expect(saidPosition({ latitude, longitude: '0' }, [], () => null)).toMatch('two numbers in degrees');
  });

  it('is not the spot in the sea that empty cells give', () => {
    expect(saidPosition({ latitude: '0', longitude: '0.0' }, [], () => null)).toMatch('spot in the sea');
  });

  it('is reported as swapped when only the swapped one is in the right country', () => {
    const inKenya = ({ latitude }: { latitude: number }) => (Math.abs(latitude) < 5 ? 'KE' : null);
    expect(saidPosition({ latitude: '36.8', longitude: '-1.3' }, ['KE'], inKenya)).toMatch('look swapped');
    expect(saidPosition({ latitude: '-1.3', longitude: '36.8' }, ['KE'], inKenya)).toEqual({
      latitude: -1.3,
      longitude: 36.8,
    });
    expect(saidPosition({ latitude: '51', longitude: '36' }, ['KE'], inKenya)).toMatch('not in KE');
  });
});

describe('a measure of a list', () => {
  it.each([
    ['78 cm', null, { amount: 78, unit: 'cm' }],
    ['.9 m', null, { amount: 0.9, unit: 'm' }],
    ['0,9m', null, { amount: 0.9, unit: 'm' }],
    ['7.8e1', 'cm', { amount: 78, unit: 'cm' }],
    ['0,125 m', null, { amount: 0.1, unit: 'm' }],
    ['12"', null, { amount: 30.5, unit: 'cm' }],
  ])('is a number with a unit: %j', (text, unit, measure) => expect(saidMeasure(text, unit)).toEqual(measure));

  it.each([
    ['1,200 mm', 'not a number'],
    ['\u22123 cm', '0 or more'],
    ['wide', 'not a number'],
    ['9 furlongs', 'unit is missing or unknown'],
  ])('is not %j', (text, why) => expect(saidMeasure(text, null)).toMatch(why));
});
