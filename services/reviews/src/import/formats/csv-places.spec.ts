import { expectSameElsewhere, readImport } from '../../../test/read-import';
import type { Mapping } from '../mapping';

afterAll(expectSameElsewhere, 120_000);

describe('a CSV', () => {
  const mapping: Mapping = {
    name: 'Name',
    kind: { always: 'pub' },
    address: ['Street', 'Area'],
    features: { LiftAccess: { column: 'Lift', values: { X: 'yes' } } },
  };

  it('is read by its mapping, whatever separates its cells', async () => {
    const rows = await readImport(
      'csv',
      '\ufeffName;Street;Area;Lift\r\n"The ""Duck"";\nLeeds";Mill Lane;;X\r\n\r\nTwo;;;\r\n',
      { mapping },
    );
    expect(rows).toMatchObject([
      {
        row: 2,
        name: 'The "Duck";\nLeeds',
        kind: 'pub',
        address: 'Mill Lane',
        said: [{ feature: 'LiftAccess', value: 'yes' }],
      },
      { row: 4, name: 'Two', address: null },
    ]);
  });

  it.each([
    [
      'mixed line ends and spaces about quotes',
      'Name,Street,Area,Lift\r\n"Leeds", "Mill, Lane" ,b,X\nTwo,c,,\r\rThree, "d",,',
    ],
    ['pipes', 'Name|Street|Area|Lift\n"Leeds"| Mill, Lane |b|X\nTwo|c||\n\nThree|d||'],
    ['tabs', 'Name\tStreet\tArea\tLift\nLeeds\t"Mill, Lane"\tb\tX\nTwo\tc\t\t\n\nThree\td\t\t'],
    [
      'a line that says so',
      'sep=;\n"Name";"Street";"Area, town, county";Area;Lift\nLeeds;Mill, Lane;;b;X\nTwo;c;;;\n\nThree;d;;;',
    ],
  ])('is read with %s', async (_how, text) => {
    expect(await readImport('csv', text, { mapping })).toMatchObject([
      { row: 2, name: 'Leeds', address: 'Mill, Lane, b', said: [{ value: 'yes' }] },
      { row: 3, name: 'Two', address: 'c' },
      { row: 5, name: 'Three', address: 'd' },
    ]);
  });

  it('keeps quotation marks that belong to a name', async () => {
    const text = 'Name,Street,Area,Lift\n"The ""Duck""",12" pipe,,\n"The Duck" pub,"a" and "b",,\n';
    expect(await readImport('csv', text, { mapping })).toMatchObject([
      { name: 'The "Duck"', address: '12" pipe' },
      { name: '"The Duck" pub', address: '"a" and "b"' },
    ]);
  });

  it('refuses a row of more cells, and stops where a quote is never closed', async () => {
    expect(await readImport('csv', 'Name,Street,Area,Lift\nA,b,c,d,e\n', { mapping })).toEqual([
      { row: 2, broken: 'This row has more cells than the heading. Put text with commas in quotes.' },
    ]);
    const open = `Name,Street,Area,Lift\nA,b,c,d\n"B,${'x'.repeat(3 * 1024 * 1024)}`;
    await expect(readImport('csv', open, { mapping })).rejects.toThrow('Row 3 is longer than 1 MB');
    await expect(readImport('csv', 'Name,Street\nA,b\n', { mapping })).rejects.toThrow(
      'The file has no column Area, Lift',
    );
  });

  it('is read in the given encoding', async () => {
    const rows = await readImport('csv', Buffer.from('Name,Street,Area,Lift\nCaf\xe9,,,\n', 'latin1'), {
      mapping,
      encoding: 'windows-1252',
    });
    expect(rows).toMatchObject([{ name: 'Café' }]);
  });

  it.each([
    ['UTF-16', Buffer.from('\ufeffName,Street,Area,Lift\nCafé ☕,,,\n', 'utf16le')],
    ['UTF-16, the other way round', Buffer.from('\ufeffName,Street,Area,Lift\nCafé ☕,,,\n', 'utf16le').swap16()],
    ['UTF-8, whatever is said of it', Buffer.from('\ufeffName,Street,Area,Lift\nCafé ☕,,,\n')],
  ])('is read by the mark that it begins with: %s', async (_encoding, bytes) => {
    expect(await readImport('csv', bytes, { mapping, encoding: 'windows-1252' })).toMatchObject([{ name: 'Café ☕' }]);
  });

  it.each([
    [Buffer.from('Name,Street,Area,Lift\rTwo,,,\r\nCaf\xe9,,,\n', 'latin1'), 'Line 3 is not utf-8'],
    [Buffer.from('Name,Street,Area,Lift\nCafé,,,\n', 'utf16le'), 'looks like UTF-16'],
    [Buffer.from('PK\x03\x04'), 'This file is a zip'],
  ])('stops at letters that are not those of its encoding', async (bytes, why) => {
    await expect(readImport('csv', bytes, { mapping })).rejects.toThrow(why);
  });
});
