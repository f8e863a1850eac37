import { readEmail } from './email';
import { emailSchema, optionalEmailSchema, storedEmailSchema } from './text';

describe('an email address', () => {
  it.each(['ana@example.org', "!#$%&'*+/=?^_`{|}~-@example.org", 'a.b+c@mail.example.co.uk', 'ana@xn--mller-kva.de'])(
    'may be %s',
    (email) => {
      expect(readEmail(email)).toBe(email);
      expect(storedEmailSchema.safeParse(email).success).toBe(true);
    },
  );

  it.each([
    ['ana@müller.de', 'ana@xn--mller-kva.de'],
    ['ana@mu\u0308ller.de', 'ana@xn--mller-kva.de'],
    ['ana@例え.jp', 'ana@xn--r8jz45g.jp'],
    ['ana＠example．org', 'ana@example.org'],
    ['\u202a ana@exam\u00adple.org\u202c\u200b', 'ana@example.org'],
  ])('is one address in both of its spellings: %j is %s', (typed, email) => expect(readEmail(typed)).toBe(email));

  it.each([
    '',
    'ana@localhost',
    'ana@@example.org',
    'ana@example..org',
    '.ana@example.org',
    'ana@-example.org',
    'ana@127.0.0.1',
    'a na@example.org',
    'ana@müller.de/x',
    'ana@ü@example.org',
    '<ana@example.org>',
    'ana@example.org\nbcc:ben@example.org',
    `${'a'.repeat(250)}@example.org`,
  ])('is not %j', (typed) => {
    expect(readEmail(typed)).toBeNull();
    expect(emailSchema().safeParse(typed).success).toBe(false);
  });

  it('says why letters of other scripts before the @ are not taken', () => {
    const messageOf = (typed: unknown) => emailSchema('Not an email.').safeParse(typed).error?.issues[0]?.message;
    expect(messageOf('उदाहरण@example.org')).toMatch(/^Before the @/);
    expect([messageOf('ana@ü'), messageOf('no address'), messageOf(7)]).toEqual(Array(3).fill('Not an email.'));
  });

  it('may be left out where it is optional', () => {
    for (const none of [undefined, null, '', ' \u200b']) expect(optionalEmailSchema().parse(none)).toBeNull();
    expect(optionalEmailSchema().parse('ana@müller.de')).toBe('ana@xn--mller-kva.de');
    expect(optionalEmailSchema().safeParse('ana').success).toBe(false);
  });
});
