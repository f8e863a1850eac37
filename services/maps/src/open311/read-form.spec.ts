import { readForm, reportOf } from './read-form';

const FORM = 'application/x-www-form-urlencoded';
const read = (body: string | Buffer, type: string | undefined = FORM) =>
  Object.fromEntries(readForm(Buffer.from(body as string, 'latin1'), type));

describe('readForm', () => {
  it.each<[string, string | Buffer, string | undefined, object]>([
    ['plain fields', 'a=b&c=d+e%26%3D', FORM, { a: 'b', c: 'd e&=' }],
    ['UTF-8', 'a=Caf%C3%A9&b=%E2%99%BF', `${FORM}; charset=UTF-8`, { a: 'Café', b: '♿' }],
    ['bytes that are not escaped', Buffer.from('a=Café'), FORM, { a: 'Café' }],
    ['Latin-1', 'a=Caf%E9', `${FORM}; charset=ISO-8859-1`, { a: 'Café' }],
    ['the euro of Windows', 'a=%80', `${FORM};charset="windows-1252"`, { a: '€' }],
    ['Japanese', 'a=%93%8C%8B%9E', `${FORM}; Charset=Shift_JIS`, { a: '東京' }],
    ['equal signs in a value', 'a=b=c', FORM, { a: 'b=c' }],
    ['a name twice', 'a=1&a=2', FORM, { a: '1' }],
    ['a name in brackets', 'attribute[severity]=major', FORM, { 'attribute[severity]': 'major' }],
    ['nothing', '', undefined, {}],
    ['a lonely percent sign', 'a=100%&b=%zz', FORM, { a: '100%', b: '%zz' }],
  ])('reads %s', (_what, body, type, fields) => expect(read(body, type)).toEqual(fields));

  it.each([
    ['text that is not UTF-8', 'description=Caf%E9', FORM, 'description', 'This text is not UTF-8.'],
    ['half a sign', 'first_name=%F0%9F', FORM, 'first_name', 'This text is not UTF-8.'],
    ['text of another charset than it says', 'a=%93', `${FORM}; charset=shift_jis`, 'a', 'This text is not SHIFT_JIS.'],
    ['an unknown charset', 'a=b', `${FORM}; charset=klingon`, 'Content-Type', 'We do not know this charset.'],
  ])('refuses %s by name', (_what, body, type, field, words) => {
    expect(() => read(body, type)).toThrow(
      expect.objectContaining({
        options: { fieldErrors: { [field]: expect.stringContaining(words) as string } },
      }) as Error,
    );
  });
});

describe('reportOf', () => {
  const FIELDS = {
    service_code: 'cracks',
    lat: '53.4808',
    long: '-2.2426',
    description: 'A wide crack.',
    first_name: 'Ada',
  };
  const reported = (fields: Record<string, string>) => reportOf(new Map(Object.entries({ ...FIELDS, ...fields })));

  it('takes numbers as programs write them', () => {
    expect(reported({ lat: ' +53.', long: '-.1278' })).toMatchObject({ latitude: 53, longitude: -0.1278 });
    expect(reported({ lat: '5.34808e1', long: '\u22122.2426' })).toMatchObject({
      latitude: 53.4808,
      longitude: -2.2426,
    });
  });

  it.each([
    ['service_code', ''],
    ['service_code', 'dragon'],
    ['lat', ''],
    ['lat', '91'],
    ['lat', '0x10'],
    ['long', '53,48'],
    ['description', 'short'],
    ['description', 'x'.repeat(4_001)],
    ['first_name', ''],
    ['email', 'nobody'],
    ['attribute[severity]', 'awful'],
  ])('refuses a %s of %j by the name that it was sent with', (field, text) =>
    expect(() => reported({ [field]: text })).toThrow(
      expect.objectContaining({ options: { fieldErrors: { [field]: expect.any(String) as string } } }) as Error,
    ),
  );
});
