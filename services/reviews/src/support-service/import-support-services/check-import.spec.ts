import { checkImport } from './check-import';

const TODAY = '2026-11-21';
const HEADING = 'sourceKey,name,type,lastVerified,phone';
const check = (...rows: string[]) => checkImport([HEADING, ...rows].join('\n'), TODAY);

describe('checking a file of support services (S3.16, SX.31)', () => {
  it('reads a row, leaving empty cells unsaid', () => {
    const { rows, errors } = check('a1,Wheels for Hire,Wheelchair_Rental,2026-10-01,+44 20 7946 0000');
    expect(errors).toEqual([]);
    expect(rows).toMatchObject([
      { sourceKey: 'a1', type: 'wheelchair_rental', phone: '+44 20 7946 0000', email: null, city: null },
    ]);
  });

  it('names row, column and fault of everything wrong at once, counting as a spreadsheet does', () => {
    const { rows, total, errors } = check('a1,,rental,01/10/2026,+44 20', '', 'a2,Fine,guide,2026-10-01,abc');
    expect([rows, total]).toEqual([[], 2]);
    expect(errors).toEqual([
      { row: 2, field: 'name', message: 'Name is required.' },
      {
        row: 2,
        field: 'type',
        message: 'Type must be one of wheelchair_rental, guide, emergency, transport, equipment.',
      },
      { row: 2, field: 'lastVerified', message: 'Enter the day of the last check as YYYY-MM-DD.' },
      { row: 4, field: 'phone', message: 'Enter a phone number with digits, spaces, +, brackets or dashes.' },
    ]);
  });

  it.each([
    ['a1,One,guide,2026-10-01,1234\na1,Two,guide,2026-10-01,1234', 3, 'sourceKey', 'Row 2 has the same key.'],
    ['a1,One,guide,2026-10-01,', 2, '', 'Enter a phone number, an email address, a website or an address.'],
    ['a1,One,guide,2026-11-22,1234', 2, 'lastVerified', 'This day is in the future.'],
    [
      'a1,One,guide,2023-11-21,1234',
      2,
      'lastVerified',
      'Last checked more than 1095 days ago: it would not be shown. Check it again first.',
    ],
    [
      'a1,One,guide,2026-10-01,1234,5',
      2,
      '',
      'This row has more cells than the heading. Put text with commas in quotes.',
    ],
    ['a1,\u2800\u3164,guide,2026-10-01,1234', 2, 'name', 'Name is required.'],
    ['a1,"One,guide,2026-10-01,1234', 2, '', 'This row is not valid CSV. Check its quotation marks.'],
  ])('refuses %j', (text, row, field, message) => {
    expect(check(text).errors).toContainEqual({ row, field, message });
  });

  it('reads what spreadsheets write: byte order mark, semicolons, spaced headings, quotes over lines', () => {
    const text =
      '\ufeffSource key;Name;Type;Last verified;Description;E-mail\r\na1;"Rad & Rat";equipment;2026-10-01;"First; line\nsecond";hallo@example.org\r\n';
    const { rows, errors } = checkImport(text, TODAY);
    expect(errors).toEqual([]);
    expect(rows).toMatchObject([{ name: 'Rad & Rat', description: 'First; line\nsecond', email: 'hallo@example.org' }]);
  });

  it('says which columns are missing, unknown or there twice', () => {
    expect(
      checkImport('name,name,type,emial\nA,B,guide,x', TODAY).errors.map(
        ({ message, field }) => `${field}: ${message}`,
      ),
    ).toEqual([
      'sourceKey: The column sourceKey is missing.',
      'lastVerified: The column lastVerified is missing.',
      'emial: We do not know this column. Rename it or take it out.',
      'name: This column appears twice.',
    ]);
  });

  it.each([
    ['javascript:alert(1)', 'website'],
    ['not an address', 'website'],
    ['ana@', 'email'],
  ])('never takes %s as %s', (value, field) => {
    const { errors } = checkImport(
      `sourceKey,name,type,lastVerified,${field}\na1,One,guide,2026-10-01,${value}`,
      TODAY,
    );
    expect(errors).toMatchObject([{ row: 2, field }]);
  });

  it('refuses a file that is not UTF-8, one without services and one of too many', () => {
    const latin1 = Buffer.from(`${HEADING}\na1,Café,guide,2026-10-01,1234`, 'latin1').toString('utf8');
    expect(checkImport(latin1, TODAY).errors[0]?.message).toMatch(/CSV UTF-8/);
    expect(check().errors[0]?.message).toBe('The file has a heading, but no services.');
    const many = Array.from({ length: 5001 }, (_, n) => `k${n},One,guide,2026-10-01,1234`);
    expect(check(...many).errors).toEqual([{ row: 1, field: '', message: 'Send at most 5000 services in one file.' }]);
    expect(check(...many.slice(1)).errors).toEqual([]);
  });
});
