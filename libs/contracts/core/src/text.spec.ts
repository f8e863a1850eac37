import { lineSchema, paragraphsSchema } from './text';

const line = lineSchema(10);
const paragraphs = paragraphsSchema(10);

describe('text as people type it', () => {
  it.each(['\u0000', '\u001b', '\u007f', '\u200b', '\u202e', '\u2066', '\ufeff', '\ud800', '\udc00', 'a\udbffb'])(
    'holds no %j, in a line or in paragraphs',
    (text) => {
      expect(line.safeParse(text).error?.issues[0]?.message).toBe('Please remove invisible or control characters.');
      expect(paragraphs.safeParse(text).success).toBe(false);
    },
  );

  it.each(['👩‍🦽', 'عربي', '中文', '<b>&"\''])('takes %j as it is', (text) => {
    expect(line.parse(text)).toBe(text);
    expect(paragraphs.parse(text)).toBe(text);
  });

  it('is trimmed and composed before it is measured', () => {
    expect(line.parse('  Cafe\u0301  ')).toBe('Café');
    expect(line.safeParse(' 0123456789 ').success).toBe(true);
    expect(line.safeParse('0123456789a').error?.issues[0]?.message).toBe('Please use at most 10 characters.');
  });

  it.each(['a\nb', 'a\rb', 'a\tb'])('has lines only in paragraphs: %j', (text) => {
    expect(line.safeParse(text).success).toBe(false);
    expect(paragraphs.safeParse(text).success).toBe(true);
  });

  it('ends lines in one way', () => {
    expect(paragraphs.parse('a\r\nb\rc')).toBe('a\nb\nc');
  });
});
