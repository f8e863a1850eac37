import { cleanText, lengthOf } from './clean-text';
import { lineSchema, paragraphsSchema, requiredLineSchema } from './text';

const line = lineSchema(15);
const paragraphs = paragraphsSchema(15);
const name = requiredLineSchema(100, 'Give a name.', { min: 2 });

describe('text as people type it', () => {
  it.each([
    ['control characters', 'a\u0000\u001b\u007f\u009fb'],
    ['half a surrogate pair', 'a\ud800b\udbff'],
    ['direction marks', '\u202aa\u200e\u2066\u202e\u061cb\u202c'],
    ['zero-width spaces and byte order marks', '\ufeffa\u200b\u2060b'],
    ['fillers', 'a\u3164\u115f\u1160\uffa0b'],
    ['selectors and tags that nothing is before', 'a\ufe0f\u{e0041}\u{e0100}b'],
    ['joiners in words that need none', 'a\u200d\u200cb'],
  ])('loses %s', (_, text) => {
    expect(line.parse(text)).toBe('ab');
    expect(paragraphs.parse(text)).toBe('ab');
  });

  it.each(['👩🏽‍🦽‍➡️', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '1️⃣', 'عربي', 'می‌خواهم', 'PDF‌ها', 'क्‍ष', 'അവന്‍', '葛\u{e0100}城', '中文', '<b>&"\''])(
    'keeps %j as it is',
    (text) => {
      expect(line.parse(text)).toBe(text);
      expect(paragraphs.parse(text)).toBe(text);
    },
  );

  it.each(['\u00a0', '\u3000', '\u2007', '\u202f', '\u2800'])('has one kind of space: %j', (space) => {
    expect(line.parse(`${space}a${space}b${space}`)).toBe('a b');
  });

  it('is cleaned and composed before it is measured', () => {
    expect(line.parse('  Cafe\u200b\u0301  ')).toBe('Café');
    expect(line.safeParse(' 01234\u200b5678901234 ').success).toBe(true);
    expect(line.safeParse('0123456789012345').error?.issues[0]?.message).toBe('Please use at most 15 characters.');
    expect(lengthOf(' 01234\u200b56789a\r\n')).toBe(11);
  });

  it.each(['a\nb', 'a\rb', 'a\tb', 'a\r\nb'])('has lines only in paragraphs: %j', (text) => {
    expect(line.parse(text)).toBe('a b');
    expect(paragraphs.parse(text)).toMatch(/^a[\n\t]b$/);
  });

  it('ends lines in one way', () => {
    expect(paragraphs.parse('a\r\nb\rc\u2028d')).toBe('a\nb\nc\nd');
  });

  it('is clean after one time', () => {
    for (let point = 0; point <= 0xe0200; point += 1) {
      const mark = String.fromCodePoint(point);
      if (!/[\p{Z}\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/u.test(mark)) continue;
      for (const text of [`a${mark}\u0301b`, `می${mark}\u200cخ`, `👩${mark}\u200d🦽`]) {
        const once = cleanText(text);
        if (cleanText(once) !== once) throw new Error(`U+${point.toString(16)} in ${JSON.stringify(text)}`);
      }
    }
  });
});

describe('a name', () => {
  it.each([
    '\u3164\u3164',
    '\u2800\u2800',
    '\u200d\u200d',
    '\u0301\u0302',
    '\u093f\u093f',
    'x\u0335',
    '\u{e0041}\u{e0042}',
    'A',
  ])('needs two characters that can be seen: %j', (text) =>
    expect(name.safeParse(text).error?.issues[0]?.message).toBe('Give a name.'),
  );

  it.each(['Al', 'नि', 'நா', 'ငယ်', '李明', 'Q!', '🦽🦽'])('may be %s', (text) => expect(name.parse(text)).toBe(text));
});
