import { boxSchema, viewLongitude } from './box';

const edges = (text: string) => {
  const { west, east } = boxSchema.parse(text);
  return [west, east];
};

describe('a box', () => {
  it.each([
    ['-2.5,53,-2,54', [-2.5, -2]],
    ['-.5,53,1e1,54', [-0.5, 10]],
    ['170,-20,-170,20', [170, -170]],
    // A map that was turned once round counts on.
    ['190,-20,200,20', [-170, -160]],
    ['-362.5,53,-362,54', [-2.5, -2]],
    ['170,-20,190,20', [170, -170]],
    ['-180,-90,180,90', [-180, 180]],
    // 180 and -180 are one line: what touches it from one side has it from the other, too.
    ['170,-20,180,20', [170, -180]],
    ['170,-20,-180,20', [170, -180]],
    ['-180,-20,-170,20', [180, -170]],
  ])('%s reaches from and to %j', (text, expected) => expect(edges(text)).toEqual(expected));

  it.each([
    ['1,2,3', 'Enter a box as west,south,east,north in degrees.'],
    ['1,2,3,', 'Enter a box as west,south,east,north in degrees.'],
    ['1,5,2,4', 'South must not be greater than north, and both must be from -90 to 90.'],
  ])('%s is none', (text, message) => expect(boxSchema.safeParse(text).error?.issues[0]?.message).toBe(message));
});

it.each([
  [180, 180],
  [181, -179],
  [-181, 179],
  [717.5, -2.5],
])('%d is looked at as %d', (longitude, same) => expect(viewLongitude(longitude)).toBe(same));
