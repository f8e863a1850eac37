import { Postcodes } from './postcodes';

const postcodes = new Postcodes();
postcodes.add(['LS21', 53.9, -1.7, 'Leeds']);
postcodes.add(['LS21 1', 53.91, -1.69, 'Leeds']);
postcodes.add(['M1', 53.48, -2.23, '']);

describe('the postcode of an address', () => {
  it.each([
    ['ls21 1bg', 'LS21 1'],
    ['LS211BG', 'LS21 1'],
    ['12 High Street, Otley, LS21 1BG', 'LS21 1'],
    ['12 High Street, LS21 1BG, UK', 'LS21 1'],
    ['ls21', 'LS21'],
    ['LS21 9ZZ', 'LS21'],
    ['m1', 'M1'],
  ])('of %s is %s', (text, name) => {
    expect(postcodes.in(text)?.name).toBe(name);
  });

  it.each(['Otley', 'M1 motorway bridge', 'ZZ9 9ZZ', '12 High Street', ''])('is missing in %j', (text) => {
    expect(postcodes.in(text)).toBeNull();
  });

  it('has no district where its list names none', () => expect(postcodes.in('M1')?.district).toBeNull());
});
