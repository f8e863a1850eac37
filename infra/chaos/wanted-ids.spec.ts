import { wantedIds } from './wanted-ids';

const KNOWN = ['G1', 'G2', 'parts-down'];

describe('wantedIds', () => {
  it('is all of them unless some are named', () => {
    expect(wantedIds(['--short'], KNOWN)).toEqual(KNOWN);
  });

  it('reads one or more names in any case', () => {
    expect(wantedIds(['--only', 'g2,parts-down', '--short'], KNOWN)).toEqual(['G2', 'parts-down']);
  });

  it('refuses a name that does not exist, rather than showing nothing and passing', () => {
    expect(() => wantedIds(['--only', 'G4'], KNOWN)).toThrow('There is no "G4"');
    expect(() => wantedIds(['--only'], KNOWN)).toThrow('--only takes');
  });
});
