import { chosen } from './only-option';

const of = (only?: string) => chosen(only, ['G1', 'G2', 'parts-down'], (name) => name);

describe('what a run is to show', () => {
  it('is all there is unless some are named, in their own order and in any case', () => {
    expect(of()).toEqual(['G1', 'G2', 'parts-down']);
    expect(of('parts-down,g2')).toEqual(['G2', 'parts-down']);
  });

  it('is refused by a name that there is not: a proof of nothing would look like one', () => {
    expect(() => of('G1,G4')).toThrow('There is no "g4": --only takes G1, G2, parts-down.');
    expect(() => of('')).toThrow('--only takes');
  });
});
